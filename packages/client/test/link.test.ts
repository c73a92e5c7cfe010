import { slowness } from '@tenant-api/test-kit/slowness'
import { expect, test } from 'vitest'
import { nextInLink } from '../src/link.ts'

test.each([
  ['', undefined],
  ['</a?from=c1>; rel="next"', 'c1'],
  ['</a?from=c1>;rel=next', 'c1'],
  ['</a?from=c1>; REL = "NEXT"', 'c1'],
  ['</a?x=1&from=c%2B1+b&y=2#from=no>; rel="next"', 'c+1 b'],
  ['</a?from=c1>; rel="last next"', 'c1'],
  ['</a?from=%zz>; rel="next"', '%zz'],
  ['<https://elsewhere.example/a,b?from=c1>; title="a, b"; rel=next', 'c1'],
  ['</a?from=c0>; rel="first", </a?from=c1>; rel="next"', 'c1'],
  ['</a?from=c0>; rel="prev"', undefined],
  ['</a?from=c0>; title=next', undefined],
  ['</a?from=c0>; rel="nextish"', undefined],
  ['</a>; rel="next"', ''],
  ['next', undefined],
])('the next checkpoint of the Link %j is %j', (header, checkpoint) => {
  expect(nextInLink(header)).toBe(checkpoint)
})

test.each(['<', '<a', '<a>', '<>;rel=', '<a>; rel="', ';', '<a?from=', '&from=', '<a>;rel=next '])(
  'a Link of 256 KB made of %j is read within 100 ms',
  part => {
    const header = part.repeat(262_144 / part.length)
    // A busy machine slows only some runs. A regular expression that is not linear slows all of them.
    const runs = Array.from({ length: 5 }, () => msToRead(header))
    expect(Math.min(...runs)).toBeLessThan(100 * slowness)
  },
)

function msToRead(header: string): number {
  const startedAt = performance.now()
  nextInLink(header)
  return performance.now() - startedAt
}
