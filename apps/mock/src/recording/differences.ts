import {
  type AnswerViolation,
  type OperationId,
  operations,
  validateAnswer,
  validateMessage,
} from '@tenant-api/contract'
import { isJson, jsonOf, type ReadAnswer } from './exchange.ts'

/** What answers have that the document does not allow. Each kind is reported once. */
export interface Differences {
  /** Checks an answer. */
  check(id: OperationId, answer: ReadAnswer): void
  /** Checks the status and the headers of an answer with a stream, with its first message. */
  checkStream(id: OperationId, answer: Omit<ReadAnswer, 'body'>, message: unknown): void
  /** Checks a later message. */
  checkMessage(id: OperationId, message: unknown): void
  note(id: OperationId, difference: string): void
  /** All sentences so far, such as `GET /api/v2/event-streams: 200 /body/next must be a string`. */
  all(): readonly string[]
}

/** Enough for a person, and little memory for a server that invents names. */
const mostKinds = 1_000

/** @param report gets each sentence */
export function createDifferences(report: (sentence: string) => void): Differences {
  const found = new Map<string, string>()

  /** @param kind equal for differences of one kind */
  function add(id: OperationId, kind: string, difference: string): void {
    const { method, path } = operations[id]
    const key = `${id} ${kind}`
    if (found.has(key) || found.size >= mostKinds) return
    // A name in an answer may have line breaks, which would forge a line.
    const sentence = `${method} ${path}: ${difference}`.replaceAll(/\p{Cc}/gu, ' ').slice(0, 500)
    found.set(key, sentence)
    report(sentence)
  }

  function addAll(id: OperationId, status: number, violations: readonly AnswerViolation[]): void {
    for (const { path, message } of violations) {
      const place = path === '/status' ? '' : `${status} ${path} `
      add(id, `${status} ${path.replaceAll(/\/\d+/g, '/*')}`, `${place}${message}`)
    }
  }

  return {
    check(id, { status, headers, body }) {
      const text = body.toString()
      const value = isJson(headers) ? jsonOf(text) : text
      if (value === undefined && text !== '')
        return add(id, `${status} json`, `${status} /body is not JSON, or is nested too deep`)
      const plain: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
      const given = text === '' ? {} : { body: plain }
      addAll(id, status, validateAnswer(id, { status, headers, ...given }))
    },
    checkStream(id, { status, headers }, message) {
      addAll(id, status, validateAnswer(id, { status, headers, body: message }))
    },
    checkMessage(id, message) {
      const violations = validateMessage(message)
      addAll(
        id,
        200,
        violations.map(({ path, message }) => ({ path: `/body${path}`, message })),
      )
    },
    note: (id, difference) => add(id, difference, difference),
    all: () => [...found.values()],
  }
}
