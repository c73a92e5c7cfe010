import type { UrlSetting } from '../../database-url.ts'

/** The servers of a URL. All connections of a process share the choice of the current one. */
export interface Servers {
  /** The setting that the URL comes from. */
  readonly setting: UrlSetting
  /** Whether a pooler in transaction mode shares the sessions. A setting must then be made in each transaction. */
  readonly areShared: boolean
  readonly all: readonly [URL, ...URL[]]
  /** The server that new connections go to. */
  readonly current: URL
  /** Moves on to the next server, unless another connection has already left `server`. */
  leave(server: URL): void
}

export function createServers(
  all: readonly [URL, ...URL[]],
  { setting = 'DATABASE_URL', areShared = false }: Partial<Pick<Servers, 'setting' | 'areShared'>> = {},
): Servers {
  let [current] = all
  return {
    setting,
    areShared,
    all,
    get current() {
      return current
    },
    leave(server) {
      if (server === current) current = all[(all.indexOf(server) + 1) % all.length] ?? current
    },
  }
}
