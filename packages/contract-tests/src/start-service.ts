import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Running, startProcess } from './start-process.ts'

/** The credentials of the first client of every service that `startService` starts. */
export const credentials = {
  clientId: 'contract-tests',
  clientSecret: 'a-secret-for-contract-tests',
} as const

export const serviceMain = 'apps/server/src/main.ts'
/** As `npm start` has them: V8 would otherwise let young objects take 100 MB before it looks at them. */
export const serviceNodeOptions = ['--max-semi-space-size=8']

export interface RunningService extends Running {
  /** Give it to another start to go on with the same data. */
  readonly dataDir: string
  /** A token of the first client: for the administrative API with every scope, unless told otherwise. */
  token(request?: { audience?: '/api/v2/' | '/internal/'; scope?: string }): Promise<string>
}

/**
 * Starts the real service on a port and a data directory of its own.
 *
 * @param env adds settings or replaces them
 * @param under a program, with its arguments, that starts the service in its turn and becomes it
 */
export async function startService(
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<RunningService> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'tenant-api-')))
  const settings = {
    PORT: '0',
    DRAIN_SECONDS: '0',
    BOOTSTRAP_CLIENT_ID: credentials.clientId,
    BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
    ...env,
    DATA_DIR: dataDir,
  }
  const running = await startProcess(serviceMain, settings, readAddress, serviceNodeOptions, under)
  return { ...running, dataDir, token: request => requestToken(running.baseUrl, request) }
}

/** The address on which the service listens; callers may use another. */
function readAddress(line: string): string | undefined {
  const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
  return msg === 'started' ? address : undefined
}

/**
 * A token of the first client of a service, wherever it runs.
 *
 * @throws when it issues none
 */
export async function requestToken(
  baseUrl: string,
  { audience = '/api/v2/', scope }: { audience?: string; scope?: string } = {},
): Promise<string> {
  const response = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      audience,
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      ...(scope === undefined ? {} : { scope }),
    }),
  })
  const body = (await response.json()) as { access_token?: string }
  if (!body.access_token) throw new Error(`no token: ${response.status} ${JSON.stringify(body)}`)
  return body.access_token
}
