import pg from 'pg'

export interface LockWait {
  /** How long the statement has waited, in milliseconds. */
  ms: number
  /** The statement that waits. */
  waiting: string
  /** The last statement of a session that holds the lock. */
  holding: string
}

const none: LockWait = { ms: 0, waiting: '', holding: '' }

/** Watches the waits for locks in a database. `longest` returns the longest wait since its last call. */
export async function watchLockWaits(url: string): Promise<{ longest(): LockWait; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let longest = none
  let isStopped = false
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await client.query<LockWait>(`
        SELECT extract(epoch FROM clock_timestamp() - waitstart)::float * 1000 AS ms, waiter.query AS waiting,
          (SELECT query FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids(waiter.pid)) LIMIT 1) AS holding
        FROM pg_locks JOIN pg_stat_activity waiter USING (pid)
        WHERE NOT granted AND waitstart IS NOT NULL AND datname = current_database()
        ORDER BY waitstart LIMIT 1`)
      if (rows[0] && rows[0].ms > longest.ms) longest = rows[0]
    }
  })()
  return {
    longest() {
      const found = longest
      longest = none
      return found
    },
    async stop() {
      isStopped = true
      await watching
      await client.end()
    },
  }
}
