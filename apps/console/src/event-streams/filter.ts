import type { EventFilter } from '@tenant-api/contract/event-filter'
import { eventFilters } from '../generated/event-filters.ts'

export type FilterTest = keyof typeof eventFilters.tests

/** The tests, with what each takes. */
export const filterTests: Readonly<Record<FilterTest, 'text' | 'texts' | 'nothing'>> = eventFilters.tests

/** The test of a filter, and the texts that it compares with. */
export function testIn({ path: _, ...rest }: EventFilter): { test: FilterTest; texts: readonly string[] } {
  // The casts are safe: a filter has exactly one test.
  const [[test, operand]] = Object.entries(rest) as [[FilterTest, true | string | readonly string[]]]
  return { test, texts: operand === true ? [] : [operand].flat() }
}

export function createFilter(path: string, test: FilterTest, texts: readonly string[]): EventFilter {
  const operands = { text: texts[0] ?? '', texts, nothing: true }
  return { path, [test]: operands[filterTests[test]] }
}

/** A test in words: `not_exact` is "not exact". */
export function wordsOf(test: FilterTest): string {
  return test.replaceAll('_', ' ')
}

/** A filter on one line: `data.object.name prefix "acme"`. */
export function filterText(filter: EventFilter): string {
  const { test, texts } = testIn(filter)
  return [filter.path, wordsOf(test), texts.map(text => JSON.stringify(text)).join(', ')].join(' ').trim()
}
