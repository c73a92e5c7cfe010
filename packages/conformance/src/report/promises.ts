import type { CoveredAnswer } from '../coverage/coverage.ts'

/** A part of the document, and whether a run has seen or violated it. */
export interface DocumentedPart {
  readonly operationId: string
  readonly status: number
  readonly mediaType: string
  /** A header, a property, or `message NAME` for the message of an error; empty for the answer as a whole. */
  readonly part: string
  readonly state: 'seen' | 'not seen' | 'violated'
  /** The message of the violation. */
  readonly message?: string
}

/** All documented parts, and all undocumented parts that occurred. */
export function promises(answers: readonly CoveredAnswer[]): readonly DocumentedPart[] {
  return answers.flatMap(
    ({ operationId, status, mediaType, isDocumented, documented, seen, violated, count }) => {
      const answer = { operationId, status, mediaType }
      const parts = new Set(['', ...documented, ...violated.keys()])
      return [...parts].map(part => {
        const isSeen = part === '' ? count > 0 : seen.has(part)
        const message = violated.get(part) ?? (part === '' && !isDocumented ? 'is not documented' : undefined)
        const state = message !== undefined ? 'violated' : isSeen ? 'seen' : 'not seen'
        const name = part.replace(/^example /, 'message ')
        return { ...answer, part: name, state, ...(message !== undefined && { message }) } as const
      })
    },
  )
}
