import { type Running, startProcess } from './start-process.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

/** The credentials of the first client of every service that `startService` starts. */
export const credentials = {
  clientId: 'contract-tests',
  clientSecret: 'a-secret-for-contract-tests',
} as const

export const serviceMain = 'apps/server/src/main.ts'
/** The Node options of `npm start`. Without the limit, V8 lets the young generation grow to 100 MB before it collects garbage. */
export const serviceNodeOptions = ['--max-semi-space-size=8']
/** The environment of `npm start`. By default glibc has `malloc` arenas for each thread, and they keep much freed memory. */
export const serviceMemory = { MALLOC_ARENA_MAX: '1' }

export interface RunningService extends Running {
  /** Folder of the database. Pass it as DATA_DIR to start another service with the same data. */
  readonly dataDir: string
  /** Requests a token for the first client: by default for `/api/v2/`, with every scope. */
  token(request?: { audience?: '/api/v2/' | '/internal/'; scope?: string }): Promise<string>
}

/**
 * Starts the real service on a free port, with a new data directory unless `env` has DATA_DIR.
 *
 * @param env additional settings; override the defaults
 * @param under a command with its arguments, such as `strace -D`, that starts the service by `exec` in the same process
 */
export async function startService(
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<RunningService> {
  const dataDir = env.DATA_DIR ?? createTemporaryFolder()
  const settings = {
    ...serviceMemory,
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

/** The address on which the service listens, from its log. It may differ from BASE_URL. */
function readAddress(line: string): string | undefined {
  const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
  return msg === 'started' ? address : undefined
}

/**
 * Requests a token for the first client of the service at `baseUrl`.
 *
 * @throws if the service refuses
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
