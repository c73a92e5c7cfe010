import type { Survivors } from '../survivor.ts'

const folder = 'packages/client/src'

/** Mutants of the formats that the client reads: JSON, links, schemas and signed webhooks. */
export const clientFormatSurvivors: readonly Survivors[] = [
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
    file: `${folder}/listing.ts`,
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
    file: `${folder}/listing.ts`,
    because: 'The default is only for the compiler: this query begins with `from=`, so it has the parameter.',
    mutants: [
      [
        `return new URLSearchParams(\`from=\${from}\`).get('from') ?? ''`,
        `return new URLSearchParams(\`from=\${from}\`).get('from') ?? "Stryker was here!"`,
      ],
    ],
  },
  {
    file: `${folder}/listing.ts`,
    because: 'The pattern skips the first item of the list.',
    mutants: [
      [
        "const [, from = ''] = /[?&]from=([^&#]*)/.exec(address) ?? []",
        'const [, from = \'\'] = /[?&]from=([^&#]*)/.exec(address) ?? ["Stryker was here"]',
      ],
    ],
  },
  {
    file: `${folder}/listing.ts`,
    because: 'A parameter without a value names no relation. Any default without the word `next` will do.',
    mutants: [
      [
        "const [name = '', relations = ''] = parameter.split('=')",
        "const [name = '', relations = \"Stryker was here!\"] = parameter.split('=')",
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
