# Follows the events of a tenant with Perl's core modules. For https, HTTP::Tiny needs IO::Socket::SSL.
use v5.28;
use warnings;
use HTTP::Tiny;
use JSON::PP;

$| = 1;
my $base = $ENV{TENANT_API_URL};
my $offset = $ENV{TENANT_API_FROM};
my $token;

# The service sends something every 15 seconds.
my $http = HTTP::Tiny->new(timeout => 45);

sub new_token {
    my $answer = $http->post_form("$base/oauth/token", {
        grant_type    => 'client_credentials',
        audience      => '/api/v2/',
        client_id     => $ENV{TENANT_API_CLIENT_ID},
        client_secret => $ENV{TENANT_API_CLIENT_SECRET},
    });
    return $answer->{success} ? decode_json($answer->{content})->{access_token} : undef;
}

while (1) {
    $token //= new_token();
    my $rest = '';
    my $query = defined $offset ? '?' . $http->www_form_urlencode({ from => $offset }) : '';
    my $first;
    # Errors of the connection have status 599. HTTP::Tiny gives the callback only bodies of answers with 2xx.
    my $answer = $http->get("$base/api/v2/events$query", {
        headers       => { Authorization => 'Bearer ' . ($token // '') },
        data_callback => sub {
            my ($chunk, $response) = @_;
            # When the connection breaks, HTTP::Tiny sends a GET once more: with an offset that is out of date.
            $first //= $response;
            die "The connection broke.\n" if $response != $first;
            $rest .= $chunk;
            while ((my $end = index $rest, "\n\n") >= 0) {
                my %fields = map { my ($name, $value) = split /: /, $_, 2; ($name => $value // '') }
                    split /\n/, substr $rest, 0, $end + 2, '';
                next unless exists $fields{data};
                say $fields{data} unless $fields{event} =~ /^(offset-only|error)$/;
                $offset = $fields{id};
            }
        },
    });
    if ($answer->{status} =~ /^(400|403|410)$/) {
        warn "The service refuses this subscription: $answer->{content}\n";
        exit 1;
    }
    undef $token if $answer->{status} == 401;
    sleep($answer->{headers}{'retry-after'} // 1);
}
