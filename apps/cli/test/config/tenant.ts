import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@tenant-api/client'
import type { Random } from '@tenant-api/test-kit/random'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'

/** A file with the configuration of a tenant, as JSON. */
export interface TenantConfig {
  event_streams: Entry[]
  rate_limit_policies: Entry[]
}

export type Entry = Record<string, unknown>

/** The variables of the secrets in the files. */
export const secrets = { TOKEN: 'a-token', SIGNING: `whsec_${Buffer.alloc(32, 's').toString('base64')}` }

const folder = createTemporaryFolder()
let written = 0

/** Writes a tenant file. Returns its path. */
export function fileOf(content: object | string, name = `${written++}.yaml`): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

export function streamEntry(name: string, others: Entry = {}): Entry {
  return {
    name,
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'https://hooks.example.com/events',
        webhook_authorization: { method: 'bearer', token: '${env:TOKEN}' },
        signing_secret: '${env:SIGNING}',
      },
    },
    ...others,
  }
}

export function policyEntry(selector: string, configuration: Entry = { action: 'allow' }): Entry {
  return {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: selector,
    configuration,
  }
}

const types = ['user.created', 'user.deleted', 'group.created', 'organization.updated'] as const

/** A random stream of a name. */
export function randomStream(name: string, random: Random): Entry {
  const chosen = types.filter(() => random(2) === 0)
  const authorization = [
    { method: 'bearer', token: '${env:TOKEN}' },
    { method: 'basic', username: `user ${random(3)}`, password: '${env:TOKEN}' },
    { method: 'custom_header', header_key: 'X-Key', header_value: '${env:TOKEN}' },
  ][random(3)]
  return {
    name,
    subscriptions: (chosen.length > 0 ? chosen : [types[0]]).map(event_type => ({ event_type })),
    ...(random(2) === 0 && { filters: [[], [{ path: 'source', prefix: `urn:${random(3)}` }]][random(2)] }),
    ...(random(2) === 0 && { order: ['none', 'object'][random(2)] }),
    ...(random(2) === 0 && { max_events_per_second: random(3) }),
    ...(random(3) === 0 && { status: ['enabled', 'disabled'][random(2)] }),
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: `https://hooks.example.com/${random(3)}`,
        webhook_authorization: authorization,
        signing_secret: '${env:SIGNING}',
        ...(random(2) === 0 && { secret_version: String(random(3)) }),
      },
    },
  }
}

export function randomPolicy(selector: string, random: Random): Entry {
  const limit = random(4)
  return policyEntry(
    selector,
    [
      { action: 'allow' },
      { action: 'block', limit },
      { action: 'log', limit },
      { action: 'redirect', limit, redirect_uri: 'https://www.example.com/slow' },
    ][random(4)],
  )
}

/** The values of a stream that mean the same as their absence. */
const sameAsAbsent: Entry = { filters: [], order: 'none', max_events_per_second: 0 }

/** What the service says of a tenant, without what two tenants cannot have in common: ids, and times. */
export async function stateOf(client: Client): Promise<readonly unknown[]> {
  const found: object[] = []
  for await (const { id, created_at, updated_at, disabled_at, ...stream } of client
    .listEventStreams({ take: 50 })
    .items())
    found.push(stream)
  for await (const { id, created_at, updated_at, ...policy } of client
    .listRateLimitPolicies({ take: 50 })
    .items())
    found.push(policy)
  return found
    .map(resource =>
      Object.fromEntries(
        Object.entries(resource).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(sameAsAbsent[name]),
        ),
      ),
    )
    .map(resource => [JSON.stringify(resource), resource] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, resource]) => resource)
}
