import { expect, test } from 'vitest'
import { isAtLeast, neededVersion } from '../../compatibility/needed-version.ts'

test.each([
  ['2.3.4', [], '2.3.4'],
  ['2.3.4', [false], '2.4.0'],
  ['2.3.4', [false, true], '3.0.0'],
] as const)(
  'After version %s, with changes whose breaking flags are %j, the next version is %s',
  (released, breaks, wanted) => {
    const changes = breaks.map(isBreak => ({
      rule: '',
      place: '',
      text: '',
      effect: '',
      breaks: isBreak,
      at: [],
    }))
    expect(neededVersion(released, changes)).toBe(wanted)
  },
)

test.each([
  ['3.0.0', '2.9.9', true],
  ['2.10.0', '2.9.0', true],
  ['2.9.0', '2.9.0', true],
  ['2.9.0', '2.10.0', false],
  ['1.99.0', '2.0.0', false],
] as const)('version %s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})
