import type { Survivors } from '../survivor.ts'

const folder = 'packages/client/src'

/** Mutants of the requests, listings and subscriptions of the client. */
export const clientSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/abortable.ts`,
    because: 'Only the signal calls this listener, so there is one.',
    mutants: [
      [
        'const abort = () => controller.abort(signal?.reason)',
        'const abort = () => controller.abort(signal.reason)',
      ],
    ],
  },
  {
    file: `${folder}/access-tokens.ts`,
    because:
      'The clock counts fractions of a millisecond. In the very instant at which a token counts as expired, the service still accepts it for some time.',
    mutants: [
      [
        'if (kept && now() < kept.until) return kept.token',
        'if (kept && now() <= kept.until) return kept.token',
      ],
    ],
  },
  {
    file: `${folder}/connection.ts`,
    because:
      'The subscription makes a signal for each connection, and drops it after the connection. So its listener does not stay in memory either.',
    mutants: [['unlink()', ';']],
  },
  {
    file: `${folder}/errors.ts`,
    because: 'The status 400 has its own class of error, which has been returned above.',
    mutants: [
      [
        "const reason = status < 400 ? 'The client does not follow redirects.' : undefined",
        "const reason = status <= 400 ? 'The client does not follow redirects.' : undefined",
      ],
    ],
  },
  {
    file: `${folder}/errors.ts`,
    because:
      'A text that is no date is parsed as NaN, like the empty text. Then the clock of this machine counts.',
    mutants: [
      [
        "const now = Date.parse(headers.get('Date') ?? '') || Date.now()",
        'const now = Date.parse(headers.get(\'Date\') ?? "Stryker was here!") || Date.now()',
      ],
    ],
  },
  {
    file: `${folder}/listing.ts`,
    because: 'A text without `<` contains no link, so it names no next page, like no header.',
    mutants: [
      [
        "const from = next ?? nextInLink(answer.response.headers.get('Link') ?? '')",
        'const from = next ?? nextInLink(answer.response.headers.get(\'Link\') ?? "Stryker was here!")',
      ],
    ],
  },
  {
    file: `${folder}/options.ts`,
    because:
      'The audience of our document is `/api/v2/`. The length matters only for a client of another document, whose audience is `/` or empty: every base URL ends with that.',
    mutants: [
      [
        'const isDoubled = audience.length > 1 && address.endsWith(audience)',
        'const isDoubled = true && address.endsWith(audience)',
      ],
      [
        'const isDoubled = audience.length > 1 && address.endsWith(audience)',
        'const isDoubled = audience.length >= 1 && address.endsWith(audience)',
      ],
    ],
  },
  {
    file: `${folder}/publishing/publisher.ts`,
    because: 'The default is only for the compiler: every error of the client has a stack.',
    mutants: [
      [
        "return Object.assign(copy, error, { stack: error.stack ?? '', published })",
        'return Object.assign(copy, error, { stack: error.stack ?? "Stryker was here!", published })',
      ],
    ],
  },
  {
    file: `${folder}/request.ts`,
    because:
      'Without hooks, nothing is called with the Request. `fetch` sends the same request, whether it gets a Request or the URL and its options.',
    mutants: [
      [
        'const sent = (onRequest || onResponse) && new Request(url, init)',
        'const sent = (true) && new Request(url, init)',
      ],
    ],
  },
  {
    file: `${folder}/request.ts`,
    because: 'The check is only for the compiler: without a Request there is no hook to call.',
    mutants: [
      ['if (sent) await onRequest?.(sent)', 'if (true) await onRequest?.(sent)'],
      ['if (sent) await onResponse?.(response, sent)', 'if (true) await onResponse?.(response, sent)'],
    ],
  },
  {
    file: `${folder}/request.ts`,
    because:
      'The difference shows only when the Request is garbage-collected. garbage-collection.tools.test.ts of packages/contract-tests makes that happen, and a sabotage checks that it notices.',
    mutants: [
      [
        'const response = await (sent ? fetch(sent, { signal }) : fetch(url, init)).catch(',
        'const response = await (sent ? fetch(sent, {}) : fetch(url, init)).catch(',
      ],
    ],
  },
]
