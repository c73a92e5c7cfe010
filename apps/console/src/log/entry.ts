import type { Schemas } from '@tenant-api/client'
import type { Tone } from '../controls/badge.tsx'

type Entry = Schemas['LogEntry']

export const kindTones: Readonly<Record<Entry['kind'], Tone>> = {
  change: 'good',
  refusal: 'bad',
  token: 'neutral',
  command: 'warning',
  system: 'neutral',
}

/** Who caused an entry, for people. */
export function actorOf({ kind, client }: Entry): string {
  if (client) return client.name ?? client.id
  return kind === 'command' ? 'an operator' : 'the service'
}

/** The page of the resource that an entry is about; undefined if it has none. */
export function pageOf({ resource, operation }: Entry): string | undefined {
  if (resource?.id === undefined || operation.startsWith('delete_')) return undefined
  if (resource.type === 'event_stream') return `/event-streams/${resource.id}`
  return resource.type === 'rate_limit_policy' ? `/rate-limit-policies/${resource.id}` : undefined
}
