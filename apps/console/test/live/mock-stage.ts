import { startMock } from '@tenant-api/test-kit/start-mock'
import type { Page } from 'playwright-core'
import { test as pageTest, type Stage, signInWithToken } from '../stage.ts'

/** The mock, which answers the requests of a page in place of the service that serves the page. */
export interface MockStage {
  /** Opens the view Live. @param prefer the first value of `prefer` */
  open(prefer?: string): Promise<MockedPage>
  /** Pushes a message to the open subscriptions. */
  push(message: object, prefer?: string): Promise<void>
  /** Breaks the connections of the open subscriptions. */
  cut(): Promise<void>
  close(): Promise<void>
}

export interface MockedPage {
  readonly page: Page
  /** The header `Prefer` of the next requests to subscribe, which selects the mock's answer; undefined for the usual answer. */
  prefer: string | undefined
  /** The number of requests to subscribe so far. */
  streams: number
}

/** A test with a mock that all tests of the file share. */
export const test = pageTest.extend('mock', { scope: 'file' }, async ({ stage }, { onCleanup }) => {
  const mock = await startMockStage(stage)
  onCleanup(() => mock.close())
  return mock
})

export async function startMockStage(stage: Stage, eventsPerSecond = 0): Promise<MockStage> {
  const mock = await startMock({ MOCK_EVENTS_PER_SECOND: String(eventsPerSecond), MOCK_RETRY_MS: '100' })
  async function ask(path: string, body: object, prefer = ''): Promise<void> {
    const answer = await fetch(`${mock.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: prefer },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the mock answers ${answer.status}: ${await answer.text()}`)
  }
  return {
    async open(prefer) {
      const page = await stage.open('/live')
      const mocked: MockedPage = { page, prefer, streams: 0 }
      await page.route('**/api/v2/**', route => {
        const url = new URL(route.request().url())
        const isStream = url.pathname === '/api/v2/events'
        if (isStream) mocked.streams += 1
        const prefer = isStream && mocked.prefer
        return route.continue({
          url: `${mock.baseUrl}${url.pathname}${url.search}`,
          headers: { ...route.request().headers(), ...(prefer && { Prefer: prefer }) },
        })
      })
      await signInWithToken(page, 'any')
      return mocked
    },
    push: (message, prefer) => ask('/__mock/events', message, prefer),
    cut: () => ask('/__mock/cut', {}),
    close: async () => {
      await mock.stop()
    },
  }
}
