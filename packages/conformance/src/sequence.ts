import { Violation } from './cases/expect.ts'

/**
 * Expects that a reader got exactly the events of the log: none is skipped, repeated or out of order.
 *
 * @param ids the ids of the events that arrived
 * @param log the ids of the events in the log
 */
export function expectSequence(ids: readonly string[], log: readonly string[]): void {
  const index = log.findIndex((id, place) => ids[place] !== id)
  const [got, wanted] = [ids[index] ?? '', log[index]]
  if (index === -1 && ids.length === log.length) return
  const place = index === 0 ? 'as the first event' : `after event ${log[index - 1]}`
  if (wanted === undefined)
    throw new Violation(`the subscription sends event ${ids[log.length]} after the last event of the log`)
  if (got === '') throw new Violation(`the subscription skips event ${wanted} ${place}`)
  if (ids.slice(0, index).includes(got)) throw new Violation(`the subscription repeats event ${got} ${place}`)
  if (ids.includes(wanted) && log.includes(got))
    throw new Violation(
      `the subscription sends event ${got} before event ${wanted}, which is earlier in the log`,
    )
  throw new Violation(`the subscription skips event ${wanted} ${place}, and goes on with ${got}`)
}
