import type { Change } from './change.ts'

/** The changes as text. @param since the git ref of the earlier document */
export function report(changes: readonly Change[], since: string): string {
  const breaking = changes.filter(change => change.breaks)
  const compatible = changes.filter(change => !change.breaks)
  if (changes.length === 0) return `Nothing that consumers see has changed since ${since}.\n`
  return [
    ...section(`Changes since ${since} that break consumers:`, breaking),
    ...section(`Other changes since ${since}:`, compatible),
    `${breaking.length} breaking and ${compatible.length} other changes.`,
    '',
  ].join('\n')
}

function section(title: string, changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return []
  return [
    title,
    ...changes.map(({ rule, place, text, effect }) => `  ${place}: ${text}. ${effect} [${rule}]`),
    '',
  ]
}
