import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { freePort } from '@tenant-api/test-kit/free-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signIn } from './stage.ts'

/** Runs `npm run console` with some arguments. Resolves with the address of the console. */
async function startConsole(...given: string[]): Promise<string> {
  const main = path.resolve(import.meta.dirname, '../start.ts')
  const args = [main, '--port', String(await freePort()), ...given]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^Console at (\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('the console ended before it printed its address')
}

test.skipIf(!chromiumPath)(
  'npm run console -- --mock starts the mock, and shows its live events and its reference',
  async () => {
    const address = await startConsole('--mock')
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(`${address}live`)
    await signIn(page, 'any', 'any')
    await expect.poll(() => page.locator('.event-list li').count()).toBeGreaterThan(1)
    await page.goto(new URL('/docs#/operations/list_event_streams', address).href)
    await page.getByRole('button', { name: 'Execute' }).click()
    await page.getByText('200 OK', { exact: true }).waitFor()
  },
)

describe.skipIf(!chromiumPath)('With a wrong address, the sign-in', () => {
  async function refusalOf(url: string): Promise<string | null> {
    const address = await startConsole('--url', url)
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(address)
    await page.getByLabel('Client id').fill('any')
    await page.getByLabel('Client secret').fill('any')
    await page.getByRole('button', { name: 'Sign in' }).click()
    return page.getByRole('alert').textContent()
  }

  test('says that the service does not answer', async () => {
    expect(await refusalOf(`http://127.0.0.1:${await freePort()}`)).toMatch(
      /^The service behind \S+ does not answer\. Check that it runs and that its address is right, then try again\.$/,
    )
  })

  test('says that another server answers', async () => {
    const other = createServer((_, response) => response.writeHead(404).end('<p>Not here</p>'))
    await once(other.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    expect(await refusalOf(`http://127.0.0.1:${port}`)).toMatch(
      /^The server at \S+ does not have this API\. Check the address\.$/,
    )
  })
})

test.each([
  [['--url', 'localhost:3000'], "--url must be an http or https URL, got 'localhost:3000'.\n"],
  [['--port', 'abc'], "--port must be a number from 0 to 65535, got 'abc'.\n"],
])('npm run console refuses %j, and serves nothing', async (args, message) => {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../start.ts'), ...args])
  onTestFinished(() => void child.kill())
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect({ said, code }).toEqual({ said: message, code: 2 })
})
