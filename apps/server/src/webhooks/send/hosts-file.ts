import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'

/** How long the content of the file is cached, in milliseconds. */
const freshMs = 1_000

/** The names in the system's hosts file. */
export interface HostsFile {
  /** The addresses of a name, which must be in lower case; empty if the file does not contain the name. */
  addressesOf(name: string): readonly string[]
}

/**
 * Reads a hosts file, and reads it again when it has changed. A missing or unreadable file counts as empty. Reads are
 * synchronous, because they take microseconds, and libuv's threads may all be busy.
 *
 * @see https://man7.org/linux/man-pages/man5/hosts.5.html
 */
export function followHostsFile(path: string): HostsFile {
  let names: ReadonlyMap<string, readonly string[]> = new Map()
  let version: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  function refresh(): void {
    lookedAt = performance.now()
    const { ino, size, mtimeMs } = statSync(path)
    const found = [ino, size, mtimeMs].join()
    if (found === version) return
    names = parseHosts(readFileSync(path, 'utf8'))
    version = found
  }

  return {
    addressesOf(name) {
      try {
        if (performance.now() - lookedAt >= freshMs) refresh()
      } catch {
        names = new Map()
        version = null
      }
      return names.get(name) ?? loopbackOf(name)
    },
  }
}

/** Names and their addresses. A name can have addresses in several lines. */
export function parseHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address = '', ...listed] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (isIP(address) === 0) continue
    for (const name of listed.map(name => name.toLowerCase()))
      names.set(name, [...new Set(names.get(name)).add(address)])
  }
  return names
}

/** `localhost` is always this machine, without asking DNS (RFC 6761, section 6.3). */
function loopbackOf(name: string): readonly string[] {
  return /^(.+\.)?localhost$/.test(name) ? ['127.0.0.1', '::1'] : []
}
