import type { Survivors } from '../survivor.ts'

/** Mutants of sending webhooks and of the address guard. */
export const sendSurvivors: readonly Survivors[] = [
  {
    file: 'apps/server/src/webhooks/addresses.ts',
    because:
      'String.split always returns a first part, so the default of the network is never used. The default of the prefix must only be no number: addSubnet refuses it.',
    mutants: [
      [
        "const [network = '', prefix = ''] = cidr.split('/')",
        "const [network = \"Stryker was here!\", prefix = ''] = cidr.split('/')",
      ],
      [
        "const [network = '', prefix = ''] = cidr.split('/')",
        "const [network = '', prefix = \"Stryker was here!\"] = cidr.split('/')",
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/addresses.ts',
    because:
      'The host of a URL with an IPv6 address begins with its only opening bracket and ends with its only closing one. So the brackets anchor the pattern, too.',
    mutants: [
      [
        'const mapped = /^\\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\\]$/.exec(hostname)',
        'const mapped = /\\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\\]$/.exec(hostname)',
      ],
      [
        'const mapped = /^\\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\\]$/.exec(hostname)',
        'const mapped = /^\\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\\]/.exec(hostname)',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/addresses.ts',
    because: "BlockList.check of Node takes every family except 'ipv4' for IPv6, also an empty one.",
    mutants: [
      [
        "return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')",
        'return isIP(address) !== 0 && list.check(address, isIPv6(address) ? "" : \'ipv4\')',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/send.ts',
    because:
      'Undici reports the start of a final response before its data and its end. So onResponseStart has always replaced this first outcome when it is read.',
    mutants: [
      [
        "let answer: Outcome = { result: 'failed', message: 'The endpoint did not answer.' }",
        'let answer: Outcome = {}',
      ],
      [
        "let answer: Outcome = { result: 'failed', message: 'The endpoint did not answer.' }",
        'let answer: Outcome = { result: "", message: \'The endpoint did not answer.\' }',
      ],
      [
        "let answer: Outcome = { result: 'failed', message: 'The endpoint did not answer.' }",
        'let answer: Outcome = { result: \'failed\', message: "" }',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/send.ts',
    because:
      'A response of exactly the limit has the same outcome. Only its connection is closed instead of used again.',
    mutants: [
      [
        'if (bytes <= limits.targetAnswerBytes && pieces <= limits.targetAnswerPieces) return',
        'if (bytes < limits.targetAnswerBytes && pieces <= limits.targetAnswerPieces) return',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/send.ts',
    because:
      'The message contains only a code that matches the pattern below. Neither of these defaults does.',
    mutants: [
      [
        "const { code = '' } = error as { code?: string }",
        'const { code = "Stryker was here!" } = error as { code?: string }',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/names.ts',
    because: 'String.split always returns a first part, so the default is never used.',
    mutants: [
      [
        "const [address = '', ...listed] = line.replace(/#.*/, '').trim().split(/\\s+/)",
        'const [address = "Stryker was here!", ...listed] = line.replace(/#.*/, \'\').trim().split(/\\s+/)',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/names.ts',
    because: 'An unchanged file has the same names. Reading it again once a second only costs time.',
    mutants: [['if (found === version) return', 'if (false) return']],
  },
  {
    file: 'apps/server/src/webhooks/names.ts',
    because: 'While the cache is not full, the changed line deletes a key that the cache never contains.',
    mutants: [
      [
        'const [oldest] = answers.size > limits.rememberedNames ? answers.keys() : []',
        'const [oldest] = answers.size > limits.rememberedNames ? answers.keys() : ["Stryker was here"]',
      ],
      ['if (oldest !== undefined) answers.delete(oldest)', 'if (true) answers.delete(oldest)'],
    ],
  },
  {
    file: 'apps/server/src/webhooks/names.ts',
    because: 'Nobody reads this message: the outcome of the attempt contains only the code of the error.',
    mutants: [
      [
        "throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' })",
        'throw Object.assign(new Error(""), { code: \'ENOTFOUND\' })',
      ],
    ],
  },
]
