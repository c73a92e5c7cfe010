import type { CoveredAnswer } from '@tenant-api/conformance/coverage'
import { exemptions } from './exempt.ts'

export interface Judgement {
  /** A printable table: for each operation and status, how many of the headers and properties occurred. */
  readonly table: string
  readonly neverSeen: readonly string[]
  readonly undocumented: readonly string[]
}

/** Compares the answers that occurred with the documented ones. */
export function judge(answers: readonly CoveredAnswer[]): Judgement {
  const asked = answers.map(answer => ({
    ...answer,
    parts: [...answer.documented].filter(part => !isExempt(answer, part)),
    isExempt: isExempt(answer),
  }))
  const operations = Map.groupBy(asked, ({ operationId }) => operationId)
  const lines = Array.from(operations, ([operationId, ofOperation]) => {
    const cells = ofOperation.map(answer => {
      const seen = answer.parts.filter(part => answer.seen.has(part))
      return answer.isExempt ? `${answer.status} -` : `${answer.status} ${seen.length}/${answer.parts.length}`
    })
    return `${operationId.padEnd(34)} ${cells.join('  ')}`
  })
  const documented = asked.filter(answer => answer.isDocumented && !answer.isExempt)
  const parts = documented.flatMap(answer => answer.parts.map(part => answer.seen.has(part)))
  const whole = `${documented.filter(({ count }) => count > 0).length} of ${documented.length} documented answers, ${parts.filter(Boolean).length} of ${parts.length} of their headers and properties`
  return {
    table: [...lines, `Seen: ${whole}. Exempt:`, ...exemptions.map(({ reason }) => `  ${reason}`), ''].join(
      '\n',
    ),
    neverSeen: documented.flatMap(({ operationId, status, mediaType, count, parts, seen }) => {
      const answer = [operationId, status, mediaType].join(' ').trim()
      const missing = parts.filter(part => !seen.has(part))
      return count === 0 ? [answer] : missing.map(part => `${answer}: ${part}`)
    }),
    undocumented: asked
      .filter(({ isDocumented }) => !isDocumented)
      .map(({ operationId, status, mediaType }) => `${operationId} ${status} ${mediaType}`),
  }
}

/** Whether `exemptions` says that no test can observe the answer, or the part of it. */
export function isExempt(answer: CoveredAnswer, part?: string): boolean {
  return exemptions.some(exemption => exemption.covers(answer, part))
}
