import type { StreamStanding } from '../webhooks/dispatch/dispatch-store.ts'

type Row = Readonly<Record<string, unknown>>

/** Creates the standing of a stream from its row and the rows of its work. Both stores have the same columns. */
export function standingOf(row: Row, work: readonly Row[]): StreamStanding {
  return {
    cursor: Number(row.cursor),
    probeAt: timeOf(row.probe_at),
    waiting: Number(row.waiting),
    redelivering: Number(row.redelivering),
    work: work.map(({ kind, total, done }) => ({
      kind: kind as StreamStanding['work'][number]['kind'],
      total: Number(total),
      done: Number(done),
    })),
  }
}

/** A time in milliseconds since 1970, or null. */
export function timeOf(column: unknown): number | null {
  return column === null ? null : Number(column)
}
