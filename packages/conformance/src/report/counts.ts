import type { Outcome } from '../run.ts'

/** Counts cases by outcome, and skipped cases by reason. */
export function countsOf(cases: readonly Outcome[]) {
  const reasons = new Map<string, number>()
  for (const { skipped } of cases)
    if (skipped !== undefined) reasons.set(skipped, (reasons.get(skipped) ?? 0) + 1)
  const failed = cases.filter(({ violation }) => violation).length
  const skipped = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  return { passed: cases.length - failed - skipped, failed, skipped, reasons }
}
