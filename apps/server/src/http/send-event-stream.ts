import { once } from 'node:events'
import type { Response } from 'express'

/**
 * Writes frames as they come. A write that the socket does not take at once stops the reading until it drains, so that a slow
 * reader costs one chunk of memory; one that takes nothing for `stalledSeconds` is dropped, and resumes by its offset.
 */
export async function sendEventStream(
  frames: AsyncIterable<Uint8Array>,
  res: Response,
  signal: AbortSignal,
  { retryMs, stalledSeconds }: { retryMs: number; stalledSeconds: number },
): Promise<void> {
  // Thousands of readers that reconnect after a restart come back spread over half the delay.
  res.write(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
  for await (const chunk of frames) {
    if (!res.write(chunk) && !(await drained(res, signal, stalledSeconds))) {
      res.destroy()
      return
    }
  }
  res.end()
}

async function drained(res: Response, signal: AbortSignal, stalledSeconds: number): Promise<boolean> {
  const deadline = AbortSignal.timeout(stalledSeconds * 1_000)
  try {
    await once(res, 'drain', { signal: AbortSignal.any([signal, deadline]) })
    return true
  } catch {
    return false
  }
}
