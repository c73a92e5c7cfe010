import pg from 'pg'

/** Watches lock waits in a database. `longest` returns the longest since its last call, in milliseconds. */
export async function watchLockWaits(url: string): Promise<{ longest(): number; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let longest = 0
  let isStopped = false
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await client.query(`
        SELECT coalesce(max(extract(epoch FROM clock_timestamp() - waitstart)), 0) * 1000 AS ms
        FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`)
      longest = Math.max(longest, Number(rows[0]?.ms))
    }
  })()
  return {
    longest() {
      const found = longest
      longest = 0
      return found
    },
    async stop() {
      isStopped = true
      await watching
      await client.end()
    },
  }
}
