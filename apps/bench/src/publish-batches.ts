import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Bench } from './bench.ts'
import { frameOf } from './events.ts'
import { startBenchedService } from './service.ts'

const batch = 100
const batches = 200
const underWay = 4

/** Events a second, published in batches of 100, beside the same rows written into SQLite with the same durability. */
export const publishBatchesBench: Bench = {
  name: 'publish, batches of 100',
  unit: 'events per second',
  target: 0.4,
  async prepare() {
    const service = await startBenchedService()
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
    const database = new DatabaseSync(path.join(folder, 'bare.db'))
    database.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE events (
        sequence INTEGER PRIMARY KEY, id TEXT NOT NULL, type TEXT NOT NULL, source TEXT NOT NULL,
        publisher_id TEXT NOT NULL, accepted_at INTEGER NOT NULL, frame BLOB NOT NULL, UNIQUE (source, publisher_id)
      ) STRICT;
      CREATE INDEX events_by_time ON events (accepted_at, sequence);`)
    const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)')
    const frame = frameOf()
    let sequence = 0
    return {
      async ours() {
        const start = performance.now()
        let left = batches
        await Promise.all(
          Array.from({ length: underWay }, async () => {
            while (left-- > 0) await service.publish(batch)
          }),
        )
        return (batch * batches) / ((performance.now() - start) / 1_000)
      },
      async limit() {
        const start = performance.now()
        for (let done = 0; done < batches; done++) {
          database.exec('BEGIN IMMEDIATE')
          for (let row = 0; row < batch; row++) {
            const id = String(++sequence)
            insert.run(
              sequence,
              `evt_${id}`,
              'group.created',
              'https://bench.example/',
              id,
              Date.now(),
              frame,
            )
          }
          database.exec('COMMIT')
        }
        return (batch * batches) / ((performance.now() - start) / 1_000)
      },
      async close() {
        database.close()
        await Promise.all([service.stop(), rm(folder, { recursive: true })])
      },
    }
  },
}
