import type { WriteStream } from 'node:tty'
import type { Findings, GroupFindings, Watcher } from '../check.ts'
import { countsOf } from './counts.ts'
import { printable } from './escape.ts'
import { promises } from './promises.ts'

/** Prints a line for each group, then the violations and a summary. On a terminal also shows the last case that has ended. */
export function createPrinter(
  out: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number },
): Watcher & { end(findings: Findings): void } {
  const line = (text: string) => out.write(`${out.isTTY ? '\r\x1b[K' : ''}${printable(text)}\n`)
  return {
    onCase(group, { name }) {
      if (out.isTTY) out.write(`\r\x1b[K${`${group}: ${name}`.slice(0, (out.columns ?? 80) - 1)}`)
    },
    onGroup: group => line(groupLine(group)),
    end({ groups, violations, answers, seconds }) {
      for (const { group, name, message, curl } of violations)
        line(`\n${group}: ${name}\n  ${message}${curl ? `\n  ${curl}` : ''}`)
      const { passed, failed, skipped } = countsOf(groups.flatMap(({ cases }) => cases))
      const states = promises(answers).map(({ state }) => state)
      const seen = states.filter(state => state !== 'not seen').length
      line(
        `\n${passed} cases passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(0)} s. ` +
          `Seen: ${seen} of ${states.length} statuses, headers, properties and messages of the document.`,
      )
    },
  }
}

function groupLine({ name, skipped, cases, seconds }: GroupFindings): string {
  const title = name.padEnd(24)
  if (skipped !== undefined) return `${title}skipped: ${skipped}`
  const counts = countsOf(cases)
  const reasons = [...counts.reasons].map(([reason, count]) => `, ${count} skipped: ${reason}`).join('')
  const failed = counts.failed > 0 ? `, ${counts.failed} FAILED` : ''
  return `${title}${counts.passed} passed${failed}${reasons} (${seconds.toFixed(1)} s)`
}
