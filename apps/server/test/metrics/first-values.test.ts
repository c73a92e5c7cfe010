import { startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { readMetrics } from './read-metrics.ts'

test('the metrics of a new node count deliveries of both outcomes from 0, so that a rate contains the first failure', async () => {
  const service = await startService({ ADMIN_PORT: '0' })
  onTestFinished(() => service.stop())
  const metrics = await readMetrics(service)
  for (const outcome of ['delivered', 'failed'])
    expect(metrics.get(`tenant_api_deliveries_total{outcome="${outcome}"}`)).toBe(0)
})
