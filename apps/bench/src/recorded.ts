import { readFileSync } from 'node:fs'
import type { BenchResult } from './bench.ts'

/** A result with the run that it was recorded in. */
export interface RecordedResult extends BenchResult {
  /** The day of the run: `2026-11-23`. */
  readonly date: string
  /** The machine, from `describeMachine`. */
  readonly machine: string
}

export const recordedFile = new URL('../recorded.json', import.meta.url)

/** The results of the benches, each from its last recorded run. */
export function readRecorded(): readonly RecordedResult[] {
  return JSON.parse(readFileSync(recordedFile, 'utf8'))
}

/** A table of results in a page. It is between the comments `name` and `end`. */
interface Table {
  readonly page: string
  readonly name: string
  shows(result: BenchResult): boolean
}

const tables: readonly Table[] = [
  { page: 'docs/performance.md', name: 'bench', shows: ({ peerLacks }) => peerLacks === undefined },
  { page: 'docs/performance.md', name: 'peers', shows: ({ peerLacks }) => peerLacks !== undefined },
  { page: 'docs/scaling.md', name: 'bench', shows: ({ name }) => name.startsWith('PostgreSQL') },
]

/** The pages that show results. */
export const pages = [...new Set(tables.map(({ page }) => page))]

/** The text of a page with these results in its tables. */
export function withTables(page: string, text: string, results: readonly RecordedResult[]): string {
  return tables
    .filter(table => table.page === page)
    .reduce((before, { name, shows }) => {
      const between = new RegExp(`(?<=<!-- ${name} -->\n).*?(?=<!-- end -->)`, 's')
      return before.replace(between, () => tableOf(results.filter(shows)))
    }, text)
}

function tableOf(results: readonly RecordedResult[]): string {
  const isOfPeers = results.some(({ peerLacks }) => peerLacks !== undefined)
  const head = isOfPeers
    ? [
        '| | ratio | target | the service | the peer | what the peer does not do |',
        '|---|---|---|---|---|---|',
      ]
    : ['| | ratio | target | the service | the limit |', '|---|---|---|---|---|']
  const rows = results.map(result => {
    const { name, value, unit, limit, limitIs, ratio, met, peerLacks } = result
    const shownRatio = met ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`
    const lacks = peerLacks === undefined ? '' : ` ${peerLacks} |`
    return `| ${name} | ${shownRatio} | ${targetOf(result)} | ${figure(value)} ${unit} | ${figure(limit)}, ${limitIs} |${lacks}`
  })
  return [...head, ...rows, '', ...runsOf(results), ''].join('\n')
}

/** A sentence for each run that results were recorded in, each in a line. The first run, of most results, does not name them. */
function runsOf(results: readonly RecordedResult[]): readonly string[] {
  const runs = Map.groupBy(results, ({ date, machine }) => `Recorded ${date} on ${machine}`)
  const [first, ...others] = [...runs].toSorted(([, left], [, right]) => right.length - left.length)
  return [
    ...(first ? [`${first[0]}.`] : []),
    ...others.map(([run, its]) => `${run}: ${its.map(({ name }) => name).join('; ')}.`),
  ]
}

/** The target of a bench: `at least 0.80`, or `at most 600 ms`. */
export function targetOf({ target, unit, lessIsBetter, isAbsolute }: Omit<BenchResult, 'limitIs'>): string {
  const bound = isAbsolute ? `${figure(target)} ${unit}` : target.toFixed(2)
  return `${lessIsBetter ? 'at most' : 'at least'} ${bound}`
}

/** A figure with three significant digits: `3,090,000`. */
export function figure(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 })
}
