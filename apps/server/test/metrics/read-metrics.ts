import type { RunningService } from '@tenant-api/test-kit/start-service'

/** The URL of the metrics of a service with an ADMIN_PORT. */
export function metricsUrl({ lines }: RunningService): string {
  const entries = lines.map(line => JSON.parse(line) as { metrics_url?: string })
  const { metrics_url } = entries.find(entry => entry.metrics_url !== undefined) ?? {}
  if (metrics_url === undefined) throw new Error('the service serves no metrics')
  return metrics_url
}

/** The metrics of a service as Prometheus would store them: `name{label="value"}` and a number. */
export async function readMetrics(service: RunningService): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(metricsUrl(service))
  const samples = (await response.text()).split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map(line => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** The 99th percentile of the event loop's delay since the last call, in milliseconds. */
export async function loopDelay(service: RunningService): Promise<number> {
  return ((await readMetrics(service)).get('nodejs_eventloop_lag_p99_seconds') ?? Number.NaN) * 1_000
}
