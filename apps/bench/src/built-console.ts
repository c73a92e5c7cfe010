import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import type { Browser } from 'playwright-core'
import type { Bench } from './bench.ts'
import { type BenchedService, startBenchedService } from './service.ts'

/** A running service with the console, and a Chromium that can open it. */
export interface ServedConsole {
  readonly service: BenchedService
  readonly browser: Browser
  close(): Promise<void>
}

/** Builds the console as `npm start` does, and starts the service. */
export async function serveConsole(): Promise<ServedConsole> {
  const build = fileURLToPath(new URL('../../console/build-if-changed.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [build])
  const service = await startBenchedService()
  const browser = await launchChromium()
  return {
    service,
    browser,
    async close() {
      await browser.close()
      await service.stop()
    },
  }
}

/** Returns the benches; none if Chromium is not installed. */
export function inChromium(benches: readonly Bench[]): readonly Bench[] {
  if (chromiumPath) return benches
  process.stderr.write('Chromium is not installed: the benches of the console are skipped.\n')
  return []
}
