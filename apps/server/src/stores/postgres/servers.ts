/** The servers of a `DATABASE_URL`. All connections of a process share the choice of the current one. */
export interface Servers {
  readonly all: readonly [URL, ...URL[]]
  /** The server that new connections go to. */
  readonly current: URL
  /** Moves on to the next server, unless another connection has already left `server`. */
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
