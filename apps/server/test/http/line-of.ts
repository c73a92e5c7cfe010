import type { RunningService } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'

/**
 * Waits for the log line of a request, which may arrive after the answer. Earlier log lines have then arrived too, so a test can
 * also check that something was not logged.
 *
 * @param requestId the answer's `X-Request-ID`
 * @throws when there are two such lines, or none within `waitMs`
 */
export async function lineOf(service: RunningService, requestId: unknown): Promise<string> {
  const find = () => service.lines.filter(line => line.includes(`"request_id":"${requestId}"`))
  await expect.poll(find).toHaveLength(1)
  return find().join()
}
