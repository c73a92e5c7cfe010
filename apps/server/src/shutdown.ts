import { limits } from './limits.ts'
import type { Service } from './service.ts'

/**
 * A signal that comes twice within this time counts once, in milliseconds. A terminal sends Ctrl-C to all processes of
 * `npm start`, and npm passes it on to the service.
 */
const sameSignalMs = 500
/** Time after `shutdownSeconds` to write the results of attempts, in milliseconds. */
const writeMs = 1_000
/** Time after the stop for an OpenTelemetry SDK to export its last spans, in milliseconds. */
const exportMs = 2_000

/**
 * Stops the service at SIGTERM or SIGINT. After SIGTERM it drains first, so that load balancers move to other nodes before the
 * listener closes. SIGINT, from a terminal, skips the drain. A second signal ends the process at once. What other modules still
 * do once the service has stopped, with its store closed, delays the end of the process for 2 s at most.
 *
 * @param drainMs duration of the drain
 * @param endProcess called at the second signal, and with exit code 0 if the service or the process does not end in time
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
    const late = setTimeout(
      () => {
        log.error('the service has not stopped in time: it ends now')
        endProcess(0)
      },
      drains + 1_000 * limits.shutdownSeconds + writeMs,
    ).unref()
    await service.stop(drains)
    clearTimeout(late)
    log.info('stopped')
    log.flush()
    // A loaded SDK exports its last spans now. If its collector refuses or does not answer, it would try for 10 s.
    setTimeout(() => {
      log.warn('spans that are not exported yet are lost: the process ends now')
      endProcess(0)
    }, exportMs).unref()
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
}
