import { limits } from './limits.ts'
import type { Service } from './service.ts'

/**
 * A signal that comes twice within this time counts once, in milliseconds. A terminal sends Ctrl-C to all processes of
 * `npm start`, and npm passes it on to the service.
 */
const sameSignalMs = 500
/** Time after `shutdownSeconds` to write the results of attempts, in milliseconds. */
const writeMs = 1_000

/**
 * Stops the service at SIGTERM or SIGINT. After SIGTERM it drains first, so that load balancers move to other nodes before the
 * listener closes. SIGINT, from a terminal, skips the drain. A second signal ends the process at once.
 *
 * @param drainMs duration of the drain
 * @param endProcess called at the second signal, and with exit code 0 if the service does not stop in time
 */
export function stopAtSignal(
  service: Service,
  { drainMs, endProcess }: { drainMs: number; endProcess: (code?: number) => never },
): void {
  const { log } = service
  let first: { readonly signal: NodeJS.Signals; readonly at: number } | null = null

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (first?.signal === signal && performance.now() - first.at < sameSignalMs) return
    if (first) endProcess()
    first = { signal, at: performance.now() }
    const drains = signal === 'SIGTERM' ? drainMs : 0
    log.info({ signal, drain_seconds: drains / 1_000 }, 'stopping')
    // Flush now to detect a closed stdout; at exit the logger would retry for ever.
    log.flush()
    // While PostgreSQL does not answer, the repeated statements of pollers would keep the process alive for ever.
    setTimeout(
      () => {
        log.error('the service has not stopped in time: it ends now')
        endProcess(0)
      },
      drains + 1_000 * limits.shutdownSeconds + writeMs,
    ).unref()
    await service.stop(drains)
    log.info('stopped')
    log.flush()
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
}
