import type { Server } from 'node:http'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { limits } from '../limits.ts'

/**
 * A signal that comes twice within this time counts once, in milliseconds. A terminal sends Ctrl-C to all processes of
 * `npm start`, and npm passes it on to the service.
 */
const sameSignalMs = 500
/** Time after `shutdownSeconds` to write the results of attempts, in milliseconds. */
const writeMs = 1_000
/** Time to accept the connections that wait when the listener closes, in milliseconds. */
const acceptMs = 4_000

/**
 * Ends the service at SIGTERM or SIGINT. After SIGTERM it drains first: it still serves requests, but `/readyz` fails and each
 * answer closes its connection. So load balancers move to other nodes before the listener closes. SIGINT, from a terminal,
 * skips the drain. A second signal ends the process at once.
 *
 * @param stopping the controller to abort at the signal
 * @param drainMs duration of the drain
 * @param stopWork called after the drain, to end subscriptions and background work
 * @param close called to close the store, once nothing uses it any more
 * @param endProcess called at the second signal, and with exit code 0 if the service does not stop in time
 */
export function endAtSignal(
  server: Server,
  parts: {
    log: Logger
    stopping: AbortController
    drainMs: number
    stopWork: () => void
    close: () => Promise<void>
    endProcess: (code?: number) => never
  },
): void {
  const { log, stopping, drainMs, stopWork, close, endProcess } = parts
  let first: { readonly signal: NodeJS.Signals; readonly at: number } | null = null

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (first?.signal === signal && performance.now() - first.at < sameSignalMs) return
    if (first) endProcess()
    first = { signal, at: performance.now() }
    stopping.abort()
    const drains = signal === 'SIGTERM' ? drainMs : 0
    log.info({ signal, drain_seconds: drains / 1_000 }, 'stopping')
    // Flush now to detect a closed stdout; at exit the logger would retry for ever.
    log.flush()
    if (drains > 0) await delay(drains)
    const shutdownMs = 1_000 * limits.shutdownSeconds
    setTimeout(() => server.closeAllConnections(), shutdownMs).unref()
    // While PostgreSQL does not answer, the repeated statements of pollers would keep the process alive for ever.
    setTimeout(() => {
      log.error('the service has not stopped in time: it ends now')
      endProcess(0)
    }, shutdownMs + writeMs).unref()
    await acceptWaiting(server)
    stopWork()
    server.close()
    // Handlers may outlive their connections and still use the store. `beforeExit` is emitted after they have ended.
    process.once('beforeExit', async () => {
      await close()
      log.info('stopped')
      log.flush()
    })
    server.closeIdleConnections()
    // Connections with a request in flight would otherwise stay open for their keep-alive time.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
}

/**
 * Accepts the connections that wait in the system, because it resets them when the listener closes. Node accepts one in each turn of
 * the event loop, so many may wait if the loop was busy.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const latest = performance.now() + acceptMs
  let hasAccepted = true
  const notice = () => {
    hasAccepted = true
  }
  server.on('connection', notice)
  while (hasAccepted && performance.now() < latest) {
    hasAccepted = false
    // The first turn may end before it looks for connections.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', notice)
}
