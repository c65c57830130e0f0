# A game of Connect 4 on a string of 48 cells from the bottom left.
my ($cells, $discs) = (' ' x 48, 0);

sub show {
    print map("|$_|\n", reverse $cells =~ /.{8}/g), "\\--------/\n";
}

sub finish {
    print "$_[0]\n";
    show();
    exit;
}

# A border of one cell keeps lines from wrapping around.
sub is_won {
    my ($disc, $grid) = ($_[0], join '|', $cells =~ /.{8}/g);
    return grep { $grid =~ /$disc(.{$_}$disc){3}/s } 0, 8, 9, 7;
}

while (my $line = <STDIN>) {
    chomp $line;
    show() if $line eq '';
    for my $column ($line =~ /\d/g) {
        my ($cell) = grep { substr($cells, $_, 1) eq ' ' } map { 8 * $_ + $column - 1 } 0 .. 5;
        if (!defined $cell) {
            print "INVALID\n";
            next;
        }
        my $disc = $discs++ % 2;
        substr($cells, $cell, 1) = $disc;
        finish('CONNECT4') if is_won($disc);
        finish('FULL') if $discs == 48;
    }
}
print "QUIT\n";
