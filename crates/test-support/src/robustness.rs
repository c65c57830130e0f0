//! The tests that every tool runs: whatever happens at its ends, it stops in order.

/// Makes the tests of a tool's robustness:
///
/// - `program` is the path of the program, and `run` the filter.
/// - `inputs` are processed or refused between faulty readers and writers.
/// - `short` is an input with a short output, `long` one whose output fills buffers.
/// - `refused` is an input that is refused.
/// - `broken_off` is an input that ends before it is complete, and what is answered by then.
#[macro_export]
macro_rules! robustness_tests {
    (
        program: $program:expr,
        run: $run:path,
        inputs: $inputs:expr,
        short: $short:expr,
        long: $long:expr,
        refused: $refused:expr,
        broken_off: $broken_off:expr $(,)?
    ) => {
        $crate::robustness_tests! {
            short_and_interrupted_calls_change_nothing:
                $crate::assert_partial_io(|input, output| $run(input, output), $inputs);
            a_failing_read_is_reported_after_all_that_is_determined:
                $crate::assert_read_failures(|input, output| $run(input, output), $inputs);
            the_first_write_that_fails_is_the_last:
                $crate::assert_write_failures(|input, output| $run(input, output), $inputs);
            an_output_without_a_reader_is_no_error:
                $crate::assert_stdout_unread($program, &[$short, $long]);
            what_cannot_be_read_is_reported: $crate::assert_unreadable($program);
            help_waits_for_no_input:
                $crate::assert_prompt_help($program, include_str!("../../src/help.txt"));
            #[cfg(unix)]
            a_closed_output_is_no_error:
                $crate::assert_stdout_closed($program, &[$short, $long]);
            #[cfg(unix)]
            a_message_that_cannot_be_written_leaves_the_status:
                $crate::assert_stderr_closed($program, $refused);
            #[cfg(unix)]
            a_closed_input_is_empty: $crate::assert_stdin_closed($program);
            #[cfg(unix)]
            a_stream_for_the_other_direction_is_reported:
                $crate::assert_wrong_direction($program, &[$short, $long]);
            #[cfg(target_os = "linux")]
            a_full_disk_is_reported: $crate::assert_full_disk($program, &[$short, $long]);
            #[cfg(target_os = "linux")]
            what_can_be_opened_but_not_read_is_reported:
                $crate::assert_unreadable_devices($program);
            #[cfg(target_os = "linux")]
            an_input_that_breaks_off_is_answered_up_to_there:
                $crate::assert_broken_off($program, $broken_off);
        }
    };
    ($($(#[$attribute:meta])* $name:ident: $assertion:expr;)*) => {
        $($(#[$attribute])* #[test] fn $name() { $assertion; })*
    };
}
