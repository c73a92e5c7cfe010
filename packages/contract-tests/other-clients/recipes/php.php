<?php
// Follows the events of a tenant with PHP's curl extension. For a program of the command line: run it with php, not in a web server.
$base = getenv('TENANT_API_URL');

function new_token(string $base): ?string
{
    $request = curl_init("$base/oauth/token");
    curl_setopt_array($request, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_POSTFIELDS => http_build_query([
            'grant_type' => 'client_credentials',
            'audience' => '/api/v2/',
            'client_id' => getenv('TENANT_API_CLIENT_ID'),
            'client_secret' => getenv('TENANT_API_CLIENT_SECRET'),
        ]),
    ]);
    $body = json_decode((string) curl_exec($request), true);
    return $body['access_token'] ?? null;
}

$offset = getenv('TENANT_API_FROM') ?: null;
$token = null;
while (true) {
    $token ??= new_token($base);
    $rest = '';
    $pause = 1;
    $request = curl_init("$base/api/v2/events" . ($offset === null ? '' : '?from=' . urlencode($offset)));
    curl_setopt_array($request, [
        CURLOPT_HTTPHEADER => ["Authorization: Bearer $token", 'Accept: text/event-stream'],
        // Silence: the service sends something every 15 seconds.
        CURLOPT_LOW_SPEED_LIMIT => 1,
        CURLOPT_LOW_SPEED_TIME => 45,
        CURLOPT_HEADERFUNCTION => function ($request, $line) use (&$pause) {
            if (preg_match('/^retry-after: (\d+)/i', $line, $found)) $pause = (int) $found[1];
            return strlen($line);
        },
        CURLOPT_WRITEFUNCTION => function ($request, $chunk) use (&$rest, &$offset) {
            $blocks = explode("\n\n", $rest . $chunk);
            $rest = array_pop($blocks);
            if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) return strlen($chunk);
            foreach ($blocks as $block) {
                $fields = [];
                foreach (explode("\n", $block) as $line) {
                    [$name, $value] = explode(': ', $line, 2) + [1 => ''];
                    $fields[$name] = $value;
                }
                if (!isset($fields['data'])) continue;
                if (!in_array($fields['event'], ['offset-only', 'error'])) echo $fields['data'], "\n";
                $offset = $fields['id'];
            }
            return strlen($chunk);
        },
    ]);
    curl_exec($request);
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    if (in_array($status, [400, 403, 410])) {
        fwrite(STDERR, "The service refuses this subscription: $rest\n");
        exit(1);
    }
    if ($status === 401) $token = null;
    sleep($pause);
}
