/** The servers of a `DATABASE_URL`, of which one is the primary. All connections of a process share what it has learned of them. */
export interface Servers {
  readonly all: readonly [URL, ...URL[]]
  /** The one to connect to. */
  readonly current: URL
  /** Goes on to the next server, unless another connection has gone on from `server` already. */
  leave(server: URL): void
}

export function createServers(all: readonly [URL, ...URL[]]): Servers {
  let [current] = all
  return {
    all,
    get current() {
      return current
    },
    leave(server) {
      if (server === current) current = all[(all.indexOf(server) + 1) % all.length] ?? current
    },
  }
}
