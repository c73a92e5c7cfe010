import { expect, it } from 'vitest'
import { createThread } from '../../src/threads.ts'

const failing = new URL('data:text/javascript,throw new Error("out of file descriptors")')

it('a thread that fails to start rejects its calls, and can be ended meanwhile', async () => {
  const thread = createThread<object, unknown>(failing, null)
  const outcome = thread.call({}).catch(error => error)
  await thread.end()
  expect(await outcome).toMatchObject({ message: 'out of file descriptors' })
})
