import { rm } from 'node:fs/promises'
import {
  credentials,
  type RunningService,
  type ServiceProcess,
  startService,
  startServiceProcess,
} from '@tenant-api/test-kit/start-service'
import { afterAll, expect } from 'vitest'

const errorLevel = 50
/** The pattern of a token includes its dots, because a base58 id may contain `eyJ`. */
const secrets = [new RegExp(credentials.clientSecret), /Bearer /, /Basic /, /eyJ[\w-]*\.[\w-]+\./]
const settings = { API_RATE_LIMIT: 'off', RATE_LIMIT_POLICIES: 'off' }

/**
 * Starts the real service, shared by the tests of a file. After these tests it must stop, and have logged only JSON, without an
 * error or a secret.
 */
export async function startWatchedService(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return watched(await startService({ ...settings, ...env }))
}

/** The same for a service in a process of its own, which must also end with exit code 0, and print nothing on stderr. */
export async function startWatchedProcess(
  env: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const service = await startServiceProcess({ ...settings, ...env })
  const complaints: string[] = []
  service.process.stderr?.on('data', chunk => complaints.push(String(chunk)))
  // Hooks run in reverse order: this one after the service has stopped.
  afterAll(() => expect(complaints).toEqual([]))
  return watched(service)
}

function watched<Started extends RunningService>(service: Started): Started {
  afterAll(async () => {
    await service.stop()
    const entries = service.lines.map(line => JSON.parse(line) as { level: number })
    expect(entries.filter(({ level }) => level >= errorLevel)).toEqual([])
    expect(service.lines.filter(line => secrets.some(secret => secret.test(line)))).toEqual([])
    await rm(service.dataDir, { recursive: true })
  })
  return service
}
