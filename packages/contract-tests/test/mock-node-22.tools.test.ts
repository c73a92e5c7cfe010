import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPacked } from '@tenant-api/packaging/install-packed'
import { expect, inject, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const node = inject('programs')['Node 22']

const script = `
import { startMock } from '@tenant-api/mock'
const mock = await startMock({ eventsPerSecond: 100 })
const get = (path, headers) => fetch(mock.url + path, { headers: { Authorization: 'Bearer any', ...headers } })
const { eventStreams } = await (await get('/api/v2/event-streams')).json()
// Prism generates this page.
const generated = await get('/api/v2/event-streams?page=0&per_page=5', { Prefer: 'dynamic=true' })
let events = ''
for await (const chunk of (await get('/api/v2/events')).body.pipeThrough(new TextDecoderStream())) {
  events += chunk
  if (/event: [a-z]+\\.[a-z]+/.test(events)) break
}
console.log(process.version, eventStreams.length, generated.status)
await mock.close()
`

test.skipIf(!node)('The packed mock answers, generates bodies and streams events in Node 22', async () => {
  const installed = await installPacked(fileURLToPath(new URL('../../../apps/mock', import.meta.url)))
  onTestFinished(() => installed.remove())
  await writeFile(path.join(installed.project, 'script.js'), script)
  const { stdout, stderr } = await run(String(node), ['script.js'], { cwd: installed.project })
  expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^v22\.\S+ 2 200\n$/), stderr: '' })
})
