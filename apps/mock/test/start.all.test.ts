import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Starts and closes a mock in a process of its own. Prints the files and the modules of Node that this process loads. */
const script = `
  import { registerHooks } from 'node:module'
  const files = []
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) files.push(url)
      return nextLoad(url, context)
    },
  })
  const { startMock } = await import('./src/index.ts')
  const mock = await startMock({ eventsPerSecond: 0 })
  await mock.close()
  console.log(JSON.stringify({ files, ofNode: process.moduleLoadList }))
`

/** The time of a start is in proportion to what it loads. */
test('a start loads neither Prism nor undici, and at most 195 files', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('..', import.meta.url),
  })
  const { files, ofNode } = JSON.parse(stdout) as { readonly [name: string]: readonly string[] }
  expect(ofNode?.filter(name => name.includes('undici'))).toEqual([])
  expect(files?.filter(url => url.includes('@stoplight'))).toEqual([])
  expect(files?.length).toBeLessThanOrEqual(195)
})
