import {
  type Document,
  dereference,
  type ErrorResponse,
  type Example,
  type Operation,
} from './bundled-document.ts'

/**
 * The status of each error code that the document shows.
 *
 * @throws {Error} if a code has two statuses
 */
export function errorStatusesOf(document: Document): Record<string, number> {
  const statuses: Record<string, number> = {}
  for (const item of Object.values(document.paths))
    for (const { responses } of Object.values(item) as Operation[])
      for (const [status, response] of Object.entries(responses ?? {})) {
        const { content = {} } = dereference<ErrorResponse>(document, response)
        const examples = Object.values(content).flatMap(({ examples }) => Object.values(examples))
        for (const example of examples) {
          const { errorCode } = dereference<Example>(document, example).value
          if (errorCode === undefined) continue
          if ((statuses[errorCode] ?? Number(status)) !== Number(status))
            throw new Error(
              `The error code ${errorCode} must have one status, got ${statuses[errorCode]} and ${status}.`,
            )
          statuses[errorCode] = Number(status)
        }
      }
  return statuses
}

/** The message of each error that the document shows, by the names of its response and its example. */
export function messagesOf({ components }: Document): Record<string, Record<string, string>> {
  const entries = Object.entries(components.responses ?? {}).map(([name, { content = {} }]) => [
    name,
    Object.fromEntries(
      Object.values(content).flatMap(({ examples }) =>
        Object.entries(examples).map(([example, { value }]) => [
          example,
          value.message ?? value.error_description ?? '',
        ]),
      ),
    ),
  ])
  return Object.fromEntries(entries)
}
