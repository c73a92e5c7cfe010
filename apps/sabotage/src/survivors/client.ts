import type { Survivors } from '../survivor.ts'

const folder = 'packages/client/src'

/** Mutants of the client. */
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
    file: `${folder}/http-errors.ts`,
    because: 'The status 400 has its own class of error, which has been returned above.',
    mutants: [
      [
        "const reason = status < 400 ? 'The client does not follow redirects.' : undefined",
        "const reason = status <= 400 ? 'The client does not follow redirects.' : undefined",
      ],
    ],
  },
  {
    file: `${folder}/json.ts`,
    because: 'A function that ends without `return` returns undefined, too.',
    mutants: [['} catch {', '} catch {}']],
  },
  {
    file: `${folder}/json.ts`,
    because: 'Text that is not JSON is parsed as undefined, and so is the empty text. Either will do.',
    mutants: [["const json = parsed(text ?? '')", 'const json = parsed(text ?? "Stryker was here!")']],
  },
  {
    file: `${folder}/link.ts`,
    because:
      'The defaults are only for the compiler: both groups take part in every match, and String.split always returns a first part.',
    mutants: [
      [
        "for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {",
        'for (const [, address = "Stryker was here!", parameters = \'\'] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {',
      ],
      [
        "for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {",
        'for (const [, address = \'\', parameters = "Stryker was here!"] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {',
      ],
      [
        "const [name = '', relations = ''] = parameter.split('=')",
        "const [name = \"Stryker was here!\", relations = ''] = parameter.split('=')",
      ],
    ],
  },
  {
    file: `${folder}/link.ts`,
    because: 'The default is only for the compiler: this query begins with `from=`, so it has the parameter.',
    mutants: [
      [
        `return new URLSearchParams(\`from=\${from}\`).get('from') ?? ''`,
        `return new URLSearchParams(\`from=\${from}\`).get('from') ?? "Stryker was here!"`,
      ],
    ],
  },
  {
    file: `${folder}/link.ts`,
    because: 'The pattern skips the first item of the list.',
    mutants: [
      [
        "const [, from = ''] = /[?&]from=([^&#]*)/.exec(address) ?? []",
        'const [, from = \'\'] = /[?&]from=([^&#]*)/.exec(address) ?? ["Stryker was here"]',
      ],
    ],
  },
  {
    file: `${folder}/link.ts`,
    because: 'A parameter without a value names no relation. Any default without the word `next` will do.',
    mutants: [
      [
        "const [name = '', relations = ''] = parameter.split('=')",
        "const [name = '', relations = \"Stryker was here!\"] = parameter.split('=')",
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
      'The difference shows only when the Request is garbage-collected. garbage-collection.test.ts of packages/contract-tests makes that happen, and a sabotage checks that it notices.',
    mutants: [
      [
        'const response = await (sent ? fetch(sent, { signal }) : fetch(url, init)).catch(',
        'const response = await (sent ? fetch(sent, {}) : fetch(url, init)).catch(',
      ],
    ],
  },
  {
    file: `${folder}/schema.ts`,
    because: 'The default only has to be the name of no format that is checked here.',
    mutants: [
      [
        "const { type, format = '', pattern } = schema",
        'const { type, format = "Stryker was here!", pattern } = schema',
      ],
    ],
  },
  {
    file: `${folder}/schema.ts`,
    because:
      'The check is only for the compiler: in the generated schemas, every alternative of a union has the discriminator as a property.',
    mutants: [
      ['return properties[tag]?.const === value[tag]', 'return properties[tag].const === value[tag]'],
    ],
  },
  {
    file: `${folder}/schema.ts`,
    because: 'The pattern skips the first item of the list.',
    mutants: [['?.map(Number) ?? []', '?.map(Number) ?? ["Stryker was here"]']],
  },
  {
    file: `${folder}/webhooks/webhook-signature.ts`,
    because: 'The imported key never leaves this function, so nobody can export it.',
    mutants: [
      [
        "const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])",
        "const imported = await crypto.subtle.importKey('raw', key, algorithm, true, ['sign'])",
      ],
    ],
  },
  {
    file: `${folder}/webhooks/webhooks.ts`,
    because: 'The code only asks whether the number of matches is 0, not for its sign.',
    mutants: [
      [
        'for (const candidate of given) matches += isEqual(candidate, expected) ? 1 : 0',
        'for (const candidate of given) matches -= isEqual(candidate, expected) ? 1 : 0',
      ],
    ],
  },
  {
    file: `${folder}/webhooks/webhooks.ts`,
    because:
      'Behind the end of two texts of the same length, charCodeAt returns NaN for both, and `NaN ^ NaN` is 0. Texts of different lengths already differ.',
    mutants: [
      [
        'for (let index = 0; index < expected.length; index += 1)',
        'for (let index = 0; index <= expected.length; index += 1)',
      ],
    ],
  },
]
