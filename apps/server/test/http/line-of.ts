import type { Running } from '@tenant-api/contract-tests/start-process'
import { expect } from 'vitest'

/**
 * The line that the log has for a request, once it is here: a service's output may come after its answer. What was logged before
 * it is here by then, too, so that a test can tell what is not in the log.
 *
 * @param requestId the answer's `X-Request-ID`
 * @throws when there are two such lines, or none after 20 seconds
 */
export async function lineOf(service: Running, requestId: unknown): Promise<string> {
  const find = () => service.lines.filter(line => line.includes(`"request_id":"${requestId}"`))
  await expect.poll(find, { timeout: 20_000 }).toHaveLength(1)
  return find().join()
}
