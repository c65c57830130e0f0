//! The box of a program, on Linux: a process goes into it, and becomes the program.
//!
//! Landlock restricts which files a process may open and whom it may signal, and seccomp which
//! calls it may make. Both hold for all that it starts, need no privileges, and cost less than a
//! millisecond. So `grade` starts itself with the words of [`launcher`], and then those of the
//! program.
//!
//! A program may open no socket, since neither the network nor a session bus is a file. And it
//! cannot leave the group of processes that we kill when the run ends.

use check::{CANNOT_RUN, NOT_STARTED};
use landlock::{path_beneath_rules, Access, AccessFs, AccessNet, LandlockStatus, Scope, ABI};
use landlock::{Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError};
use nix::libc;
use nix::sys::prctl::set_pdeathsig;
use nix::sys::resource::{setrlimit, Resource};
use nix::sys::signal::Signal;
use nix::unistd::{close, execv, getppid};
use seccompiler::{apply_filter, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp};
use seccompiler::{SeccompCondition, SeccompFilter, SeccompRule, TargetArch};
use std::env;
use std::error::Error;
use std::ffi::{CString, OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::os::fd::RawFd;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use crate::reach::{Boxed, Rights};
use crate::tools::in_path;

/// This program, even if a newer one has been installed in its place since it was started.
const OWN_PROGRAM: &str = "/proc/self/exe";
/// The first word of a call that goes into the box.
const ENTER: &str = "--enter-box";
/// Words that say what may be read, written, and how much memory there is.
const READS: &str = "read=";
const WRITES: &str = "write=";
const MEMORY: &str = "memory=";
/// The word that says that it is a compiler.
const COMPILES: &str = "compiles";
/// What comes before the command.
const COMMAND: &str = "--";

/// The newest rights that we know. Older kernels refuse less.
const NEWEST: ABI = ABI::V6;
/// Devices that programs may write to, too.
const DEVICES: [&str; 5] = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];
/// Calls that no program of a class needs: sockets, and what outlives a process.
const REFUSED: [i64; 9] = [
    libc::SYS_socket,
    libc::SYS_io_uring_setup,
    libc::SYS_shmget,
    libc::SYS_semget,
    libc::SYS_msgget,
    libc::SYS_mq_open,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
];
/// Which process a call is about, if it is the caller.
const OWN: i32 = 0;
/// Calls that make a process leave its group, or change when it or `grade` runs.
const PROCESSES: [i64; 8] = [
    libc::SYS_setsid,
    libc::SYS_setpgid,
    libc::SYS_setpriority,
    libc::SYS_ioprio_set,
    libc::SYS_sched_setaffinity,
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setattr,
];
/// Calls that change the rights, times or attributes of a file. Landlock has no right for them, so
/// a program could take from us the rights to other submissions, and others the interpreter. (A
/// linker needs them to make a program executable.)
const CHANGES_OF_FILES: &[i64] = &[
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chmod,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_lchown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utime,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utimes,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_futimesat,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchmodat2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    SETXATTRAT,
    REMOVEXATTRAT,
];
/// Calls that set attributes of an open file, by their second argument. (`chattr` makes them.)
const FS_IOC_SETFLAGS: i32 = 0x4008_6602;
const FS_IOC_FSSETXATTR: i32 = 0x401c_5820;
/// Calls of Linux 6.13, which have one number on all machines.
const SETXATTRAT: i64 = 463;
const REMOVEXATTRAT: i64 = 466;
/// A program may start this many processes beside those that there are. (Root may start more.)
const MOST_PROCESSES: u64 = 2_000;

/// Returns the words before a command that put it into a box. `{}` is the file with the input.
pub(crate) fn launcher(rights: &Rights) -> Vec<OsString> {
    let word = |start: &str, path: &OsStr| {
        let mut word = OsString::from(start);
        word.push(path);
        word
    };
    let input = OsStr::new("{}");
    let reads = rights.readable.iter().map(|path| path.as_os_str()).chain([input]);
    let mut words: Vec<OsString> = vec![OWN_PROGRAM.into(), ENTER.into()];
    words.extend(reads.map(|path| word(READS, path)));
    words.extend(rights.writable.iter().map(|path| word(WRITES, path.as_os_str())));
    words.extend((rights.of == Boxed::Compiler).then(|| COMPILES.into()));
    words.extend(rights.memory.map(|bytes| format!("{MEMORY}{bytes}").into()));
    words.push(COMMAND.into());
    words
}

/// Says what the box of this machine does not keep out.
pub(crate) fn leaks() -> Vec<&'static str> {
    let calls = machine().is_none().then_some(
        "programs could use the network, and leave processes behind: \
         their calls cannot be filtered on this machine",
    );
    let files = match abi() {
        ABI::Unsupported => {
            Some("programs could reach all files that you can; they run with your rights")
        }
        abi if abi < ABI::V3 => {
            Some("programs could empty files of yours, and reach other processes, by signals")
        }
        abi if abi < ABI::V6 => Some("programs could reach other processes of yours, by signals"),
        _ => None,
    };
    files.into_iter().chain(calls).collect()
}

/// Returns the version of Landlock that this kernel has.
fn abi() -> ABI {
    // The rights of a thread that has none left say which ones there are.
    let try_it = || {
        let rules = Ruleset::default().handle_access(AccessFs::Execute)?.create()?;
        Ok::<_, RulesetError>(rules.restrict_self()?.landlock)
    };
    match thread::spawn(try_it).join() {
        Ok(Ok(LandlockStatus::Available { effective_abi, .. })) => effective_abi,
        _ => ABI::Unsupported,
    }
}

/// Returns the kind of this machine, if its kernel filters calls, and we know their numbers.
fn machine() -> Option<TargetArch> {
    let arch = env::consts::ARCH.try_into().ok();
    arch.filter(|_| Path::new("/proc/sys/kernel/seccomp").exists())
}

/// Returns whether this process is to become a program.
pub(crate) fn is_asked_for() -> bool {
    env::args_os().nth(1).is_some_and(|word| word == ENTER)
}

/// Goes into the box, and becomes the program. Returns only if that fails.
pub(crate) fn enter() -> ExitCode {
    close_inherited();
    let mut words = env::args_os().skip(2);
    let rights = rights(words.by_ref().take_while(|word| word != COMMAND));
    let command: Vec<_> = words.collect();
    let error = match restrict(rights).and_then(|()| become_program(&command)) {
        Ok(never) => match never {},
        Err(error) => error,
    };
    let name = command.first().map(|name| name.to_string_lossy()).unwrap_or_default();
    let _ = write!(io::stderr(), "{CANNOT_RUN}'{name}': {error}");
    ExitCode::from(NOT_STARTED as u8)
}

/// Closes what is open but stdin, stdout and stderr: files of the shell that called `grade`.
fn close_inherited() {
    let open = fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
    let numbers = open.filter_map(|entry| entry.file_name().to_str()?.parse::<RawFd>().ok());
    for number in numbers.filter(|number| *number > 2).collect::<Vec<_>>() {
        let _ = close(number);
    }
}

/// Reads the words before a command.
fn rights(words: impl Iterator<Item = OsString>) -> Rights {
    let mut rights = Rights::default();
    for word in words {
        let after =
            |start: &str| word.as_bytes().strip_prefix(start.as_bytes()).map(OsStr::from_bytes);
        if let Some(path) = after(READS) {
            rights.readable.push(path.into());
        } else if let Some(path) = after(WRITES) {
            rights.writable.push(path.into());
        } else if word == COMPILES {
            rights.of = Boxed::Compiler;
        } else if let Some(bytes) = after(MEMORY) {
            rights.memory = bytes.to_str().and_then(|bytes| bytes.parse().ok());
        }
    }
    rights
}

/// Limits what this process may do, and all that it starts.
fn restrict(mut rights: Rights) -> Result<(), Box<dyn Error>> {
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let temporary = PathBuf::from(env::var_os("TMPDIR").unwrap_or_default());
    // What `pip install --user` and rustup have put into the home is found there all the same.
    for (name, folder) in [("PYTHONUSERBASE", ".local"), ("RUSTUP_HOME", ".rustup")] {
        if env::var_os(name).is_none() {
            env::set_var(name, home.join(folder));
        }
    }
    rights.readable.extend([home.join(".local/lib"), home.join(".rustup")]);
    rights.readable.push("/proc/self".into());
    rights.writable.push(temporary.clone());
    rights.writable.extend(DEVICES.map(PathBuf::from));
    env::set_var("HOME", &temporary);
    limit(rights.memory)?;
    set_pdeathsig(Signal::SIGKILL)?;
    restrict_files(&rights)?;
    machine().map_or(Ok(()), |machine| restrict_calls(machine, rights.of))
}

/// Limits memory and the number of processes, and leaves no memory image after a crash.
fn limit(memory: Option<u64>) -> Result<(), Box<dyn Error>> {
    if let Some(bytes) = memory {
        setrlimit(Resource::RLIMIT_AS, bytes, bytes)?;
    }
    setrlimit(Resource::RLIMIT_CORE, 0, 0)?;
    // It ends like this: "3/512 4711", of 512 processes and threads in all.
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let count = load.split(['/', ' ']).nth(4).and_then(|count| count.parse::<u64>().ok());
    if let Some(count) = count {
        let most = count + MOST_PROCESSES;
        let _ = setrlimit(Resource::RLIMIT_NPROC, most, most);
    }
    Ok(())
}

fn restrict_files(rights: &Rights) -> Result<(), RulesetError> {
    Ruleset::default()
        .handle_access(AccessFs::from_all(NEWEST))?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?
        .add_rules(path_beneath_rules(&rights.readable, AccessFs::from_read(NEWEST)))?
        .add_rules(path_beneath_rules(&rights.writable, AccessFs::from_all(NEWEST)))?
        .restrict_self()?;
    Ok(())
}

/// Refuses sockets, memory and queues that outlive their process, and what reaches `grade`:
/// signals, and limits of another process. Pretends to do what would change how long we wait, or
/// the files of others.
fn restrict_calls(machine: TargetArch, of: Boxed) -> Result<(), Box<dyn Error>> {
    let grade = getppid().as_raw();
    let is_one_of = |place, numbers: &[i32]| {
        numbers.iter().map(|number| argument(place, SeccompCmpOp::Eq, *number)).collect()
    };
    let some = [
        (libc::SYS_prlimit64, argument(0, SeccompCmpOp::Ne, OWN).map(|rule| vec![rule])),
        (libc::SYS_kill, is_one_of(0, &[grade, -grade, -1])),
        (libc::SYS_tgkill, is_one_of(0, &[grade])),
        (libc::SYS_pidfd_open, is_one_of(0, &[grade])),
        (libc::SYS_ioctl, is_one_of(1, &[FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR])),
    ];
    let refused = REFUSED.map(|call| (call, Ok(vec![]))).into_iter().chain(some);
    let of_files = if of == Boxed::Program { CHANGES_OF_FILES } else { &[] };
    let pretended = PROCESSES.iter().chain(of_files).map(|call| (*call, Ok(vec![])));
    filter(machine, refused, libc::EACCES as u32)?;
    filter(machine, pretended, 0)
}

/// Returns a rule for calls of which an argument is a number, or is not.
fn argument(
    place: u8,
    is: SeccompCmpOp,
    number: i32,
) -> Result<SeccompRule, seccompiler::BackendError> {
    // The kernel compares 32 bits, of which a negative number is all.
    let number = u64::from(number as u32);
    SeccompRule::new(vec![SeccompCondition::new(place, SeccompCmpArgLen::Dword, is, number)?])
}

/// Makes calls return an error, or nothing if it is 0.
fn filter(
    machine: TargetArch,
    calls: impl IntoIterator<Item = (i64, Result<Vec<SeccompRule>, seccompiler::BackendError>)>,
    error: u32,
) -> Result<(), Box<dyn Error>> {
    let calls = calls.into_iter().map(|(call, rules)| Ok((call, rules?)));
    let calls = calls.collect::<Result<_, seccompiler::BackendError>>()?;
    let action = SeccompAction::Errno(error);
    let filter = SeccompFilter::new(calls, SeccompAction::Allow, action, machine)?;
    apply_filter(&BpfProgram::try_from(filter)?)?;
    Ok(())
}

/// Becomes the program. (`execvp` would run a text file by `sh`.)
fn become_program(command: &[OsString]) -> Result<std::convert::Infallible, Box<dyn Error>> {
    let name = command.first().ok_or("expected a command")?;
    let file = in_path(name).ok_or("it is not there")?;
    let words = command.iter().map(|word| CString::new(word.clone().into_vec()));
    let words = words.collect::<Result<Vec<_>, _>>()?;
    Ok(execv(&CString::new(file.into_os_string().into_vec())?, &words)?)
}
