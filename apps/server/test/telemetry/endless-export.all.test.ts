import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'

test('a stop closes the store first, and then waits for no exporter for long', async () => {
  const preload = new URL('endless-export.ts', import.meta.url)
  const service = await startServiceProcess({ NODE_OPTIONS: `--import=${preload}` })
  onTestFinished(() => service.kill())
  // Throws unless the exit code is 0.
  await service.stop()
  const lines = service.lines.map(line => JSON.parse(line))
  expect(lines).toContainEqual({ msg: 'exporting', files: expect.not.arrayContaining(['tenant.db-wal']) })
  // The export prints to stdout itself, so its line may come before or after those of the log.
  expect(lines.flatMap(({ msg }) => (msg === 'exporting' ? [] : [msg])).slice(-2)).toEqual([
    'stopped',
    'spans that are not exported yet are lost: the process ends now',
  ])
})
