import { rm } from 'node:fs/promises'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect } from 'vitest'

const errorLevel = 50
/** The pattern of a token includes its dots, because a base58 id may contain `eyJ`. */
const secrets = [new RegExp(credentials.clientSecret), /Bearer /, /Basic /, /eyJ[\w-]*\.[\w-]+\./]

/**
 * Starts the real service, shared by the tests of a file. After these tests it must exit with code 0, and have printed only JSON,
 * without an error or a secret.
 */
export async function startWatchedService(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const service = await startService({ API_RATE_LIMIT: 'off', RATE_LIMIT_POLICIES: 'off', ...env })
  const complaints: string[] = []
  service.process.stderr?.on('data', chunk => complaints.push(String(chunk)))
  afterAll(async () => {
    expect(await service.stop()).toBe(0)
    expect(complaints).toEqual([])
    const entries = service.lines.map(line => JSON.parse(line) as { level: number })
    expect(entries.filter(({ level }) => level >= errorLevel)).toEqual([])
    expect(service.lines.filter(line => secrets.some(secret => secret.test(line)))).toEqual([])
    await rm(service.dataDir, { recursive: true })
  })
  return service
}
