import { readFileSync } from 'node:fs'
import type { BenchResult } from './bench.ts'

/** The results of the benches, each from its last recorded run. */
export interface Recorded {
  /** The day of the last recorded run: `2026-11-23`. */
  readonly date: string
  readonly results: readonly BenchResult[]
}

export const recordedFile = new URL('../recorded.json', import.meta.url)

export function readRecorded(): Recorded {
  return JSON.parse(readFileSync(recordedFile, 'utf8'))
}

/** The pages with a table of results. Each table shows the benches whose names begin with the value given here. */
export const pages = {
  'docs/performance.md': '',
  'docs/scaling.md': 'PostgreSQL',
}

/** The text of a page with these results in its table, which is between two comments. */
export function withTable(text: string, results: readonly BenchResult[]): string {
  return text.replace(/(?<=<!-- bench -->\n).*?(?=<!-- end -->)/s, () => tableOf(results))
}

function tableOf(results: readonly BenchResult[]): string {
  const rows = results.map(result => {
    const { name, value, unit, limit, limitIs, ratio, met } = result
    const shownRatio = met ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`
    return `| ${name} | ${shownRatio} | ${targetOf(result)} | ${figure(value)} ${unit} | ${figure(limit)}, ${limitIs} |`
  })
  return ['| | ratio | target | the service | the limit |', '|---|---|---|---|---|', ...rows, ''].join('\n')
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
