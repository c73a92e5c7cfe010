import { expect, inject, onTestFinished, test } from 'vitest'
import { installServer, useInstalled } from './server-package.ts'

const node = inject('programs')['Node 22']

test.skipIf(!node)(
  'the packed service takes and gives an event in Node 22, and stops at SIGTERM',
  async () => {
    const server = await installServer()
    onTestFinished(() => server.remove())
    await expect(useInstalled(server, String(node))).resolves.toBeUndefined()
  },
)
