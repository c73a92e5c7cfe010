import { writeCredentials } from './auth/bootstrap-client.ts'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { createApp } from './http/app.ts'
import { addressOf } from './http/bind.ts'
import { listen } from './http/listen.ts'
import { limits } from './limits.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { banner } from './start/banner.ts'
import { createContext } from './start/create-context.ts'
import { endAtSignal } from './start/shutdown.ts'
import { StoreError, storeErrorSentence } from './stores/store-error.ts'
import { createOnceAMinute } from './telemetry/once-a-minute.ts'

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
  const config = readConfig(process.env)
  const stopping = new AbortController()
  const { server, port, serve } = await listen(config, stopping.signal)
  const address = addressOf(config.host, port)
  const baseUrl = config.baseUrl ?? address
  const {
    context,
    pipeline,
    createFirstClient,
    stop: stopWork,
    close,
  } = await createContext(config, baseUrl, endProcess).catch(error => {
    server.close()
    throw error
  })
  const { log } = pipeline
  const isFirstThisMinute = createOnceAMinute()

  async function prepare() {
    const app = await createApp(pipeline, context, stopping.signal)
    const stopMetrics = await serveMetrics(config.admin, pipeline)
    // Create the client last: its secret is shown only once, so nothing may fail between its creation and the end of the start.
    if (process.stdout.isTTY) {
      const newCredentials = await createFirstClient(() => {})
      process.stdout.write(banner(baseUrl, newCredentials, config))
    } else {
      await createFirstClient(credentials => {
        const file = writeCredentials(config.dataDir, credentials)
        log.info({ file }, 'the credentials of the first client are in this file')
      })
    }
    return { app, stopMetrics }
  }

  const { app, stopMetrics } = await prepare().catch(async error => {
    // Other nodes take over the event streams of this node at once.
    await close()
    throw error
  })
  serve(app, () => {
    if (isFirstThisMinute('crowded'))
      log.warn(
        { connections: limits.connections },
        'too many connections: those that have waited longest for a request are closed',
      )
  })
  endAtSignal(server, {
    log,
    stopping,
    drainMs: config.drainSeconds * 1_000,
    stopWork() {
      void stopWork()
      stopMetrics()
    },
    close,
    endProcess,
  })
  // Node would drop a pending signal if the signal had no listener for a moment.
  process.off('SIGTERM', endStart)
  // Flush, because a parent process may wait for this line before it sends a signal.
  log.info(
    { base_url: baseUrl, documentation: `${baseUrl}/docs`, console: `${baseUrl}/console`, address },
    'started',
  )
  log.flush()
}
