import { expect, test } from 'vitest'
import { nextInLink } from '../src/listing.ts'

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
