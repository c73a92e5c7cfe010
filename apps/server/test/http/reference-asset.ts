import type { RunningService } from '@tenant-api/test-kit/start-service'
import { send } from './send.ts'

/** The path of the first script that the reference loads. It contains a hash. */
export async function scriptOfReference(service: RunningService): Promise<string> {
  const { text } = await send(service, { path: '/docs' })
  const [, path] = /<script [^>]*src="([^"]*)"/.exec(text) ?? []
  return String(path)
}
