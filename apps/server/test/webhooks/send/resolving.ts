import { onTestFinished } from 'vitest'
import { createNames, type Names, type NamesOptions } from '../../../src/webhooks/names.ts'
import type { DnsServer } from '../harness/dns-server.ts'

/** Resolves names with a test's DNS server, until the test ends. */
export function resolving({ address }: DnsServer, options: Partial<NamesOptions> = {}): Names {
  const names = createNames({ dnsServers: [address], deadlineMs: 60_000, ...options })
  onTestFinished(() => names.close())
  return names
}
