import type { StreamStanding } from '../../webhooks/dispatch-store.ts'
import { type Row, timeOf } from './row.ts'

/** Converts the row of a stream and the rows of its work. */
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
