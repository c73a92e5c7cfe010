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

/** Starts Chromium with a new, empty profile, which is deleted when it closes. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: String(chromiumPath), args })
  return browser.on('context', context => context.setDefaultTimeout(waitMs))
}
