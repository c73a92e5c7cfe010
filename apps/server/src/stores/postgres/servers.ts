import type { UrlSetting } from '../../config/readers.ts'

/** The servers of a database URL. New connections of a process all go to the current server. */
export interface Servers {
  /** The setting that the URL comes from. */
  readonly setting: UrlSetting
  /** Whether a pooler in transaction mode shares the sessions. Session settings must then be set in each transaction. */
  readonly areShared: boolean
  readonly all: readonly [URL, ...URL[]]
  /** The server that new connections go to. */
  readonly current: URL
  /** The writable primary that was reached last. Connections to other servers must not be used: they may read old data. */
  primary: URL | null
  /** Makes the next server the current one if `server` is still the current one. */
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
    primary: null,
    get current() {
      return current
    },
    leave(server) {
      if (server === current) current = all[(all.indexOf(server) + 1) % all.length] ?? current
    },
  }
}
