import type { RunningService } from '@tenant-api/test-kit/start-service'
import { send } from './send.ts'

/** The path of a file that the reference loads. It contains a hash. */
export async function pathOfAsset(service: RunningService, name: string): Promise<string> {
  const { text } = await send(service, { path: '/docs' })
  const paths = Array.from(text.matchAll(/(?:href|src)="([^"]*)"/g), ([, path = '']) => path)
  return String(paths.find(path => path.endsWith(`/${name}`)))
}
