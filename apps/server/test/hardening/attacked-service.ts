import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { scopesByAudience } from '@tenant-api/contract'
import { credentials, type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { newClient, readClientOptions } from '../../src/commands/clients.ts'
import { openStores } from '../../src/commands/run-command.ts'
import { readConfig } from '../../src/config/config.ts'
import { loopTurns, withLoopTurns } from '../loop-turns.ts'
import { anEntry } from '../stores/an-entry.ts'

/** The client that attacks the service. Its attacks must not affect other clients. */
export interface Attacker {
  readonly clientId: string
  readonly clientSecret: string
  /** A token for the administrative API with every scope. */
  readonly token: string
  readonly publisherToken: string
}

export interface AttackedService extends ServiceProcess {
  readonly attacker: Attacker
  /** Resident memory in megabytes. */
  memory(): number
  /** The 99th percentile of the turns of the event loop since the last call: see `loopTurns`. */
  loopTurns(): Promise<number>
  /** Creates another attacking client of the same service. */
  withNewAttacker(): Promise<AttackedService>
  end(): Promise<void>
}

/**
 * Starts the real service in production mode, with a second client that attacks it.
 *
 * @param env settings, such as the store
 */
export async function startAttackedService(env: Readonly<Record<string, string>>): Promise<AttackedService> {
  const settings = {
    ADMIN_PORT: '0',
    NODE_ENV: 'production',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: '500',
    EVENTS_STALLED_SECONDS: '2',
    ...withLoopTurns,
    ...env,
  }
  const service = await startServiceProcess(settings)
  const stored = { ...settings, DATA_DIR: service.dataDir }
  const attacked: AttackedService = {
    ...service,
    attacker: await newAttacker(service, stored),
    memory: () =>
      (Number(readFileSync(`/proc/${service.process.pid}/statm`, 'utf8').split(' ')[1]) * 4_096) / 1e6,
    loopTurns: () => loopTurns(service),
    withNewAttacker: async () => ({ ...attacked, attacker: await newAttacker(service, stored) }),
    async end() {
      await service.kill()
      await rm(service.dataDir, { recursive: true, force: true })
    },
  }
  return attacked
}

/** Creates a client while the service runs, as `npm run clients` does. */
async function newAttacker(
  { baseUrl }: ServiceProcess,
  env: Readonly<Record<string, string>>,
): Promise<Attacker> {
  const { client, secret } = await newClient(readClientOptions([]), Date.now())
  const stores = await openStores(readConfig(env))
  await stores.clients.insert(client, anEntry).finally(stores.close)
  const attacker = { clientId: client.id, clientSecret: secret }
  const [token, publisherToken] = await Promise.all([
    requestToken(baseUrl, attacker),
    requestToken(baseUrl, attacker, '/internal/'),
  ])
  return { ...attacker, token, publisherToken }
}

/** Gets an access token for one audience. @throws when no token is issued */
export async function requestToken(
  baseUrl: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string } = credentials,
  audience: keyof typeof scopesByAudience = '/api/v2/',
): Promise<string> {
  const response = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      audience,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  const { access_token } = (await response.json()) as { access_token?: string }
  if (!access_token) throw new Error(`no token: ${response.status}`)
  return access_token
}
