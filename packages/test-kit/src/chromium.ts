import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './programs.ts'
import { waitMs } from './timeouts.ts'

/** These options suppress Chromium's own network traffic, and do not change how pages behave. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of Chromium; null if it is not installed. */
export const chromiumPath = findProgram('Chromium')

/** The variable with the address of the Chromium of this run of Vitest. Workers inherit it. */
const endpointVariable = 'CHROMIUM_ENDPOINT'

/**
 * For `globalSetup` of Vitest: starts a Chromium that all files of the run share.
 *
 * @returns a function that ends it
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!chromiumPath) return undefined
  const server = await chromium.launchServer({ executablePath: chromiumPath, args })
  process.env[endpointVariable] = server.wsEndpoint()
  return () => server.close()
}

/**
 * Connects to the Chromium of this run of Vitest, or starts one if there is none. Its contexts share nothing with those of other
 * callers, and end when it closes.
 */
export async function launchChromium(): Promise<Browser> {
  const endpoint = process.env[endpointVariable]
  const browser = await (endpoint
    ? chromium.connect(endpoint)
    : chromium.launch({ executablePath: String(chromiumPath), args }))
  return browser.on('context', context => context.setDefaultTimeout(waitMs))
}
