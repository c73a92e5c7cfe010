import type { StreamStanding } from '../webhooks/dispatch/dispatch-store.ts'

type Row = Readonly<Record<string, unknown>>

/** How a stream stands, from its row and those of its work: both stores have the same columns. */
export function standingOf(row: Row, work: readonly Row[]): StreamStanding {
  return {
    cursor: Number(row.cursor),
    probeAt: timeOf(row.probe_at),
    waiting: Number(row.waiting),
    work: work.map(({ kind, total, done }) => ({
      kind: kind as StreamStanding['work'][number]['kind'],
      total: Number(total),
      done: Number(done),
    })),
  }
}

/** A time in milliseconds since 1970, or none. */
export function timeOf(column: unknown): number | null {
  return column === null ? null : Number(column)
}
