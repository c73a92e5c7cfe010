import { afterAll, beforeAll } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

export interface SentAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed text. Absent if there is no text, or if it is not JSON. */
  readonly body?: unknown
}

/** Sends a request, with a token unless `init` has headers, and reads the whole answer. */
export async function sendTo(url: string, init: RequestInit = {}): Promise<SentAnswer> {
  const response = await fetch(url, { headers: { Authorization: 'Bearer any' }, ...init })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type') === 'application/json'
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    ...(isJson && text !== '' && { body: JSON.parse(text) as unknown }),
  }
}

/** Starts a mock for the tests of a file. Returns a function that sends requests to it. */
export function sendToMock(): (path: string, init?: RequestInit) => Promise<SentAnswer> {
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.close())
  return (path, init) => sendTo(mock.url + path, init)
}

/** The options of a POST request with a token. The body is JSON unless `headers` has another Content-Type. */
export function post(body: RequestInit['body'], headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { Authorization: 'Bearer any', 'Content-Type': 'application/json', ...headers },
    body: body ?? null,
  }
}
