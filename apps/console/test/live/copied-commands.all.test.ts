import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { test } from '../stage.ts'
import { openLive } from './live-page.ts'

const cli = path.resolve(import.meta.dirname, '../../../cli/src/main.ts')

describe.skipIf(!chromiumPath)('The live view', () => {
  test('copies commands that subscribe from the chosen event on', async ({ stage }) => {
    const page = await openLive(stage)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const ids = await stage.publish(3)
    await page.getByRole('button', { name: String(ids[1]) }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    async function copied(name: string, beginning: RegExp): Promise<string> {
      await page.getByRole('button', { name }).click()
      await expect.poll(clipboard).toMatch(beginning)
      return clipboard()
    }
    const TOKEN = await stage.service.token()
    const curl = await copied('Copy as curl', /^curl /)
    expect(curl).toMatch(/^curl -N -H "Authorization: Bearer \$TENANT_API_TOKEN" '[^']+'$/)
    const [, url = ''] = /'([^']+)'$/.exec(curl) ?? []
    const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('"event":')) break
    }
    expect(/evt_\w+/.exec(text)?.[0]).toBe(ids[1])

    const [program, ...args] = (await copied('Copy as CLI command', /^tenant-api /))
      .replaceAll("'", '')
      .split(' ')
    expect(program).toBe('tenant-api')
    const env = { ...process.env, TENANT_API_TOKEN: TOKEN }
    const run = promisify(execFile)(process.execPath, [cli, ...args, '--max', '1', '--json'], { env })
    expect((await run).stdout).toContain(ids[1])
  })
})
