import { existsSync } from 'node:fs'
import { operations, scopesByAudience } from '@tenant-api/contract'
import { firstClientFile } from '@tenant-api/contract/local-service'
import { type NewCredentials, writeCredentials } from './auth/bootstrap-client.ts'
import { tokensComeFrom } from './auth/outside-issuer.ts'
import { type Config, readConfig } from './config/config.ts'
import { ConfigError, StoreError, storeErrorSentence } from './errors.ts'
import { startService } from './service.ts'
import { stopAtSignal } from './shutdown.ts'
import { openLogOutput } from './telemetry/log.ts'
import { logTracingErrors } from './telemetry/tracing.ts'

// What the service writes is for its own user, whatever the mode of its folder.
process.umask(0o077)

const endProcess = (code = 1): never => process.exit(code)

try {
  await start()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error
  process.stderr.write(`${error instanceof ConfigError ? error.message : storeErrorSentence(error)}\n`)
  // Exit explicitly, because timers and connections that were started would keep the process alive.
  endProcess()
}

async function start(): Promise<void> {
  // Without a listener, process 1 of a container would ignore the signal.
  const endStart = () => endProcess(0)
  process.on('SIGTERM', endStart)
  // Opens the stream before the first line of the log: a write to a full pipe then fails. Otherwise it would block the process.
  const isTerminal = process.stdout.isTTY
  const config = readConfig(process.env)
  let newCredentials: NewCredentials | null = null
  const service = await startService(config, {
    logOutput: openLogOutput(),
    onLostWrites: endProcess,
    keepCredentials(credentials, log) {
      newCredentials = credentials
      const file = writeCredentials(config.dataDir, credentials)
      log.info({ file }, 'the credentials of the first client are in this file')
    },
  })
  const { log, address, baseUrl } = service
  if (isTerminal) process.stdout.write(banner(baseUrl, newCredentials, config))
  // With OTEL_LOG_LEVEL, the SDK itself writes what it does to the console.
  if (!process.env.OTEL_LOG_LEVEL) logTracingErrors(log)
  stopAtSignal(service, { drainMs: config.drainSeconds * 1_000, endProcess })
  // Node would drop a pending signal if the signal had no listener for a moment.
  process.off('SIGTERM', endStart)
  // Flush, because a parent process may wait for this line before it sends a signal.
  log.info(
    { base_url: baseUrl, documentation: `${baseUrl}/docs`, console: `${baseUrl}/console`, address },
    'started',
  )
  log.flush()
}

/** The start message for a terminal: the address of the service, and two commands to try it. */
function banner(baseUrl: string, credentials: NewCredentials | null, config: Config): string {
  const id = credentials?.clientId ?? '$TENANT_API_CLIENT_ID'
  const secret = credentials?.clientSecret ?? '$TENANT_API_CLIENT_SECRET'
  const [audience] = Object.keys(scopesByAudience)
  const file = firstClientFile(config.dataDir)
  const fileLine = existsSync(file) ? `\n  First client: ${file}, which commands on this machine read\n` : ''
  const shownNow = credentials ? `    client_id      ${id}\n    client_secret  ${secret}\n` : ''
  const getToken = config.outsideIssuer
    ? tokensComeFrom(config.outsideIssuer)
    : `Get a token${credentials ? '' : ', with a client in TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET'}:
    TENANT_API_TOKEN=$(curl -s ${baseUrl}${operations.issue_token.path} -d grant_type=client_credentials -d audience=${audience} -d client_id=${id} -d client_secret=${secret} -d scope=${operations.subscribe_events.anyScope.join('+')} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`
  return `
  Tenant API at ${baseUrl}
  Console at    ${baseUrl}/console
  Reference at  ${baseUrl}/docs, document at ${baseUrl}/openapi.json
${fileLine}${shownNow}
  ${getToken}
  Follow the events:
    curl -N -H "Authorization: Bearer $TENANT_API_TOKEN" ${baseUrl}${operations.subscribe_events.path}

`
}
