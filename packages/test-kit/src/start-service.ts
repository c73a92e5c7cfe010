import path from 'node:path'
import { root } from './root.ts'
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

/** A service that a test has started, in its own process or in another one. */
export interface RunningService {
  /** The address on which the service listens. It may differ from BASE_URL. */
  readonly baseUrl: string
  /** The lines of its log so far. */
  readonly lines: readonly string[]
  /** Folder of the database. Pass it as DATA_DIR to start another service with the same data. */
  readonly dataDir: string
  /** Requests a token for the first client: by default for `/api/v2/`, with every scope. */
  token(request?: { audience?: '/api/v2/' | '/internal/'; scope?: string }): Promise<string>
  /** Stops the service as SIGTERM does. */
  stop(): Promise<void>
}

/** A service in a process of its own, for tests of crashes, signals, disks, memory and the like. */
export interface ServiceProcess extends RunningService, Pick<Running, 'process' | 'kill'> {
  /**
   * Sends SIGTERM, and resolves when the process has ended.
   *
   * @throws {Error} if its exit code is not 0
   */
  stop(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/**
 * Starts the real service in the process of the test, on a free port, with a new data directory unless `env` has DATA_DIR. Once it
 * is stopped, nothing of it is left.
 *
 * @param env additional settings; override the defaults
 */
export async function startService(env: Settings = {}): Promise<RunningService> {
  if (env.NODE_OPTIONS) throw new Error('NODE_OPTIONS need a process: use `startServiceProcess`.')
  const settings = settingsOf(env)
  const { readConfig, startService } = await loadService()
  const lines: string[] = []
  const { address, stop } = await startService(readConfig(settings), {
    logOutput: { write: line => void lines.push(line.trimEnd()) },
    onLostWrites() {
      throw new Error(`The store has lost writes: ${lines.at(-1)}`)
    },
    keepCredentials() {},
  })
  return {
    baseUrl: address,
    lines,
    dataDir: settings.DATA_DIR,
    token: request => requestToken(address, request),
    stop: () => stop(),
  }
}

/**
 * Starts the real service in a process of its own.
 *
 * @param env additional settings; override the defaults
 * @param under a command with its arguments, such as `strace -D`, that starts the service by `exec` in the same process
 */
export async function startServiceProcess(
  env: Settings = {},
  under: readonly string[] = [],
): Promise<ServiceProcess> {
  const settings = settingsOf(env)
  const running = await startProcess(
    serviceMain,
    { ...serviceMemory, ...settings },
    readAddress,
    serviceNodeOptions,
    under,
  )
  return {
    ...running,
    dataDir: settings.DATA_DIR,
    token: request => requestToken(running.baseUrl, request),
    async stop() {
      const code = await running.stop()
      if (code !== 0) throw new Error(`The service ended with ${code ?? running.process.signalCode}.`)
    },
  }
}

function settingsOf(env: Settings) {
  return {
    PORT: '0',
    DRAIN_SECONDS: '0',
    BOOTSTRAP_CLIENT_ID: credentials.clientId,
    BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
    ...env,
    DATA_DIR: env.DATA_DIR ?? createTemporaryFolder(),
  }
}

/**
 * Creates a client in a data folder, as `npm run clients -- create` does. A service may use the folder at the same time.
 *
 * @param options the options of the command
 */
export async function addClient(dataDir: string, options: readonly string[]): Promise<void> {
  const [{ readConfig }, { insertClient, newClient, readClientOptions }, { openStores }] = await Promise.all(
    ['config/config.ts', 'commands/clients.ts', 'commands/run-command.ts'].map(load),
  )
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  const { client } = await newClient(readClientOptions(options), await stores.now())
  await insertClient(stores.clients, client).finally(stores.close)
}

/** The part of the service's composition root that tests use. */
interface ServiceModule<Config> {
  readConfig(env: Settings): Config
  startService(
    config: Config,
    parts: {
      logOutput: { write(line: string): void }
      onLostWrites(): void
      keepCredentials(): void
    },
  ): Promise<{ readonly address: string; stop(): Promise<void> }>
}

/** Loads the service by its path, because the tests of packages that the service imports use it too. */
async function loadService(): Promise<ServiceModule<unknown>> {
  const [config, service] = await Promise.all(['config/config.ts', 'service.ts'].map(load))
  return { ...config, ...service }
}

function load(file: string) {
  return import(path.join(root, 'apps/server/src', file))
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
