# The end of a game of SET.
local $/;
my @deck = split ' ', <STDIN>;
my @table = splice @deck, 0, 12;

# In each place the digits of a set sum to 3, 6 or 9.
sub is_set {
    return 4 == grep { my $place = $_; my $sum = 0; $sum += substr $table[$_[0][$_]], $place, 1 for 0 .. 2; $sum % 3 == 0 } 0 .. 3;
}

sub first_set {
    for my $x (0 .. $#table) {
        for my $y ($x + 1 .. $#table) {
            for my $z ($y + 1 .. $#table) { return ($x, $y, $z) if is_set([$x, $y, $z]) }
        }
    }
    return;
}

while (1) {
    print join(' ', '=', @table), "\n";
    if (my @set = first_set()) {
        print "- @table[@set]\n";
        splice @table, $_, 1 for reverse @set;
        push @table, splice @deck, 0, 3 if @table < 12;
    } elsif (@deck) {
        print "+\n";
        push @table, splice @deck, 0, 3;
    } else {
        last;
    }
}
