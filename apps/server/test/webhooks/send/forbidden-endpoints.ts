import { privateAddresses } from './private-addresses.ts'

/** Why an endpoint is refused: WEBHOOK_ALLOWED_CIDRS does not allow it, or it is invalid whatever the operator allows. */
export type Reason = 'WEBHOOK_ALLOWED_CIDRS' | 'format' | 'user info' | 'port 0' | 'ambiguous'

const spelled = Object.entries(privateAddresses).flatMap(([kind, hosts]) =>
  hosts.map(host => ({ kind, endpoint: `https://${host}/`, reason: 'WEBHOOK_ALLOWED_CIDRS' as Reason })),
)

/** Endpoints that are forbidden for other reasons than a non-public IP address. */
const others: readonly (readonly [kind: string, reason: Reason, endpoints: readonly string[]])[] = [
  [
    'plain http',
    'WEBHOOK_ALLOWED_CIDRS',
    [
      'http://hooks.example.com/',
      'HTTP://hooks.example.com',
      'http://8.8.8.8/',
      'http://10.0.0.1/',
      'http://[2606:4700::1]/',
      'http://localhost/',
    ],
  ],
  [
    'no host',
    'format',
    ['https:///x', 'https:////hooks.example.com/', 'https://:443/', 'https://?x', 'https://#x'],
  ],
  [
    'an empty Punycode label',
    'format',
    ['https://xn--/', 'https://hooks.XN--.com/x', 'https://hooks.xn--:443/'],
  ],
  ['a zone', 'format', ['https://[fe80::1%25eth0]/', 'https://[fe80::1%eth0]/', 'https://[fe80::1%1]/']],
  [
    'an address that does not exist',
    'format',
    [
      'https://256.256.256.256/',
      'https://1.2.3.4.5/',
      'https://0x100000000/',
      'https://127.0.0.0x100/',
      'https://[::ffff:127.0.0.1.5]/',
      'https://[:::1]/',
      'https://[12345::]/',
      'https://[::1/',
      'https://1.2.3.08/',
    ],
  ],
  ['no host', 'format', ['https://', 'https:///', 'https://:443/', 'https://?a', 'https://#a']],
  [
    'an impossible port',
    'format',
    [
      'https://hooks.example.com:65536/',
      'https://hooks.example.com:-1/',
      'https://hooks.example.com:x/',
      'https://hooks.example.com:1e3/',
    ],
  ],
  [
    'port 0',
    'port 0',
    ['https://hooks.example.com:0/', 'https://hooks.example.com:00000/', 'https://8.8.8.8:0/'],
  ],
  [
    'user info',
    'user info',
    [
      'https://user@hooks.example.com/',
      'https://user:password@hooks.example.com/',
      'https://:password@hooks.example.com/',
      'https://@hooks.example.com/',
      'https://:@hooks.example.com/',
      'https://8.8.8.8@hooks.example.com/',
      'https://hooks.example.com@127.0.0.1/',
      'https://hooks.example.com%40x@127.0.0.1/',
    ],
  ],
  [
    'another scheme',
    'format',
    [
      'ftp://hooks.example.com/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'ws://hooks.example.com/',
      'javascript:alert(1)',
      'data:text/plain,a',
      'unix:/var/run/docker.sock',
      '//hooks.example.com/',
      '/hook',
      'hooks.example.com',
      '',
    ],
  ],
  [
    'a backslash',
    'ambiguous',
    [
      'https://hooks.example.com\\@127.0.0.1/',
      'https://127.0.0.1\\.example.com/',
      'https:\\\\127.0.0.1\\',
      'https://hooks.example.com/\\',
    ],
  ],
  [
    'a space or control character',
    'ambiguous',
    [
      'https://hooks.example.com/ ',
      ' https://hooks.example.com/',
      'https://hooks.example.com /',
      'https://127.0.\t0.1/',
      'https://127.0.0\n.1/',
      'https://hooks.example.com/\r\nX-Evil:%201',
      'https://hooks.example.com/\u0000',
      'https://hooks.example.com/\u007f',
      'https://hooks.example.com/\u0085',
      'ht\ntps://hooks.example.com/',
    ],
  ],
  [
    'an invalid host name',
    'format',
    [
      'https://exa<mple.com/',
      'https://exa^mple.com/',
      'https://exa|mple.com/',
      'https://%00/',
      'https://a%20b/',
      'https://[v1.a]/',
    ],
  ],
]

/** Every endpoint that is forbidden without WEBHOOK_ALLOWED_CIDRS. */
export const forbiddenEndpoints: readonly { kind: string; endpoint: string; reason: Reason }[] = [
  ...spelled,
  ...others.flatMap(([kind, reason, endpoints]) => endpoints.map(endpoint => ({ kind, endpoint, reason }))),
]
