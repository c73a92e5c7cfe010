import { createApp } from './app.ts'
import { writeCredentials } from './auth/bootstrap-client.ts'
import { banner } from './banner.ts'
import { addressOf } from './bind.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { createContext } from './create-context.ts'
import { limits } from './limits.ts'
import { listen } from './listen.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createOnceAMinute } from './once-a-minute.ts'
import { StoreError } from './problem.ts'

try {
  await start()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error
  process.stderr.write(`${error instanceof ConfigError ? error.message : sentenceOf(error)}\n`)
  // What was started already would keep the process.
  process.exit(1)
}

function sentenceOf({ message, cause }: StoreError): string {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return `${message.replace(/\.$/, '')}${reason}: see to its disk, and start the service again.`
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { server, port, serve } = await listen(config.host, config.port)
  const address = addressOf(config.host, port)
  const baseUrl = config.baseUrl ?? address
  const {
    context,
    newCredentials,
    stop: stopWork,
    close,
  } = await createContext(config, baseUrl).catch(error => {
    server.close()
    throw error
  })
  const { log } = context
  const isFirstThisMinute = createOnceAMinute()
  serve(await createApp(context), () => {
    if (isFirstThisMinute('crowded'))
      log.warn({ connections: limits.connections }, 'connections are closed to make room: there are too many')
  })
  const stopMetrics = await serveMetrics(config.admin, context)
  if (process.stdout.isTTY) {
    process.stdout.write(banner(baseUrl, newCredentials, config))
  } else if (newCredentials) {
    log.info(
      { file: writeCredentials(config.dataDir, newCredentials) },
      'the credentials of the first client are in this file',
    )
  }
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    // The second signal is a person who will not wait.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    // Where nobody reads any more it is learned here: a write at the exit itself would be tried for ever.
    log.flush()
    void stopWork()
    stopMetrics()
    server.close()
    // Handlers outlive their connections: what they still await keeps the loop alive, and the store is theirs until then.
    process.once('beforeExit', async () => {
      await close()
      log.info('stopped')
      log.flush()
    })
    server.closeIdleConnections()
    // Connections that are still answering would otherwise stay for their keep-alive time, and the process with them.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
    setTimeout(() => server.closeAllConnections(), 1_000 * limits.shutdownSeconds).unref()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // Who reads this may send a signal at once.
  log.info({ base_url: baseUrl, documentation: `${baseUrl}/docs`, address }, 'started')
  log.flush()
}
