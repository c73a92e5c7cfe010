import { createPublisher } from '@tenant-api/client/publisher'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const executablePath = findProgram('Firefox')
if (!executablePath) leaveOut('the console and the reference in Firefox', 'Firefox is not installed')

const settings = { EVENTS_RETRY_MS: '100', API_RATE_LIMIT: 'off' }
const byRole = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`

describe.runIf(executablePath)('In Firefox', () => {
  let browser: Browser
  let service: RunningService
  let published = 0

  beforeAll(async () => {
    service = await startService({ ...settings, PORT: String(await freePort()) })
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: String(executablePath) })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })

  /** Opens a page in a profile of its own. */
  async function open(place: string): Promise<Page> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 1500 })
    await page.goto(`${service.baseUrl}${place}`)
    return page
  }

  /** Signs in by keyboard alone. */
  async function signIn(page: Page): Promise<void> {
    const clientId = await page.waitForSelector('::-p-aria(Client id)')
    await clientId?.focus()
    await page.keyboard.type(credentials.clientId)
    await page.keyboard.press('Tab')
    await page.keyboard.type(credentials.clientSecret)
    await page.keyboard.press('Enter')
    await page.waitForSelector(byRole('button', 'Sign out'))
  }

  async function signedIn(place: string): Promise<Page> {
    const page = await open(place)
    await signIn(page)
    return page
  }

  async function publish(count: number): Promise<string[]> {
    const { publishEvents } = createPublisher({ baseUrl: service.baseUrl, ...credentials })
    const events = Array.from({ length: count }, () => ({
      specversion: '1.0' as const,
      id: `firefox-${published++}`,
      source: 'urn:test',
      type: 'organization.created' as const,
      data: { object: { id: 'org_1' } },
    }))
    return (await publishEvents(events)).map(({ event_id }) => event_id)
  }

  /** The ids of the events in the live view, by their places. */
  const shownIds = (page: Page) =>
    page.$$eval('.event-list li', rows =>
      rows
        .map(row => ({
          place: Number(row.getAttribute('aria-posinset')),
          id: row.querySelector('code')?.textContent ?? 'gap',
        }))
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id),
    )

  const textOf = (page: Page, selector: string) =>
    page.$eval(selector, element => element.textContent).catch(() => null)

  it('a session ends on every page when one of them signs out', async () => {
    const page = await signedIn('/console')
    const other = await page.browserContext().newPage()
    await other.goto(`${service.baseUrl}/docs`)
    const signOut = await other.waitForSelector(byRole('button', 'Sign out'))
    await signOut?.click()
    await page.waitForSelector(byRole('heading', 'Sign in to the console'))
    await page.browserContext().close()
  })

  it('the live view shows each event once, in order, through a restart of the service', async () => {
    const page = await signedIn('/console/live')
    await page.waitForSelector('::-p-text(live)')
    const ids = await publish(5)
    await expect.poll(() => shownIds(page)).toEqual(ids)
    const { port } = new URL(service.baseUrl)
    await service.stop()
    service = await startService({ ...settings, PORT: port, DATA_DIR: service.dataDir })
    ids.push(...(await publish(5)))
    await expect.poll(() => shownIds(page), { timeout: 30_000 }).toEqual(ids)
    await page.browserContext().close()
  })

  it('seven tabs follow live, and can still send requests', async () => {
    const first = await signedIn('/console/live')
    const pages = [first]
    while (pages.length < 7) {
      const page = await first.browserContext().newPage()
      await page.goto(`${service.baseUrl}/console/live`)
      await page.waitForSelector(byRole('button', 'Sign out'))
      pages.push(page)
    }
    for (const page of pages) await page.waitForSelector('.event-list, ::-p-text(live)')
    const [id = ''] = await publish(1)
    for (const page of pages) await expect.poll(() => shownIds(page), { timeout: 30_000 }).toContain(id)
    const last = pages.at(-1) as Page
    await last.goto(`${service.baseUrl}/console/event-streams`)
    await last.waitForSelector(byRole('heading', 'Event streams'))
    await first.browserContext().close()
  })

  it('a form that is refused moves the focus to its first faulty field, which is in view', async () => {
    const page = await signedIn('/console/event-streams/new')
    const name = await page.waitForSelector('::-p-aria(Name)')
    await name?.focus()
    await page.keyboard.press('Enter')
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        const box = element?.getBoundingClientRect()
        return {
          isInvalid: element?.getAttribute('aria-invalid') ?? String(!element?.matches(':valid')),
          isInView: box !== undefined && box.top >= 0 && box.bottom <= innerHeight,
        }
      })
    await expect.poll(focused).toEqual({ isInvalid: 'true', isInView: true })
    await page.browserContext().close()
  })

  it('the reference executes reads, and shows live messages', async () => {
    const page = await signedIn('/console')
    await page.goto(`${service.baseUrl}/docs#/operations/list_event_streams`)
    await (await page.waitForSelector(byRole('button', 'Execute')))?.click()
    await expect.poll(() => textOf(page, '[aria-label="Answer"] .badge')).toBe('200 OK')
    await page.goto(`${service.baseUrl}/docs#/operations/subscribe_events`)
    await expect.poll(() => textOf(page, 'h1')).toContain('Subscribe')
    await (await page.waitForSelector(byRole('button', 'Execute')))?.click()
    const messages = await page.waitForSelector(byRole('region', 'Live messages'))
    await expect.poll(() => messages?.evaluate(element => element.textContent)).toContain('Listening.')
    await publish(1)
    await expect
      .poll(() => messages?.evaluate(element => element.textContent))
      .toContain('organization.created')
    await page.browserContext().close()
  })
})
