import { expect, test } from 'vitest'
import { unexplained } from '../src/mutation-report.ts'

const source = `function count(list) {
  if (list.length < 1) return 0
  for (const one of list) {
    add(one)
  }
}`
const place = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})
const report = {
  files: {
    'src/count.ts': {
      source,
      mutants: [
        { status: 'Killed', replacement: 'true', location: place(2, 7, 2, 22) },
        { status: 'Survived', replacement: 'list.length <= 1', location: place(2, 7, 2, 22) },
        { status: 'NoCoverage', replacement: '{}', location: place(3, 27, 5, 4) },
      ],
    },
  },
}

test('A surviving mutant is listed with the changed line until it is explained', () => {
  expect(unexplained(report, 'apps/server', [])).toEqual([
    'apps/server/src/count.ts:2\n-   if (list.length < 1) return 0\n+   if (list.length <= 1) return 0\n',
    'apps/server/src/count.ts:3\n-   for (const one of list) {\n+   for (const one of list) {}\n',
  ])
  const explained = {
    file: 'apps/server/src/count.ts',
    because: 'A list with one entry has the same sum.',
    mutants: [['if (list.length < 1) return 0', 'if (list.length <= 1) return 0']],
  } as const
  expect(unexplained(report, 'apps/server', [explained])).toHaveLength(1)
  expect(
    unexplained(report, 'apps/server', [{ ...explained, file: 'apps/server/src/other.ts' }]),
  ).toHaveLength(2)
  expect(unexplained(report, 'packages/client', [explained])).toHaveLength(2)
})
