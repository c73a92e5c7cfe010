import { Agent, errors, request } from 'undici'
import { type AddressGuard, ForbiddenAddressError, guardedLookup } from './address-guard.ts'
import { hostAddress } from './endpoint.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Of an answer, this much is read to end it properly; what comes after tells nothing that its status did not. */
const maxAnswerBytes = 65_536

export interface WebhookRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends webhooks. */
export interface WebhookSender {
  /** One attempt; it always ends, within the deadline, and never throws: what went wrong is in the outcome. */
  attempt(webhook: WebhookRequest): Promise<Outcome>
  /** Ends all connections. Attempts that are still under way fail. */
  close(): Promise<void>
}

/** @param deadlineMs over everything: name resolution, connection, TLS, the answer and its body */
export function createWebhookSender(
  guard: AddressGuard,
  { deadlineMs }: { deadlineMs: number },
): WebhookSender {
  const agent = (isAllowed: (address: string) => boolean) =>
    new Agent({
      pipelining: 1,
      connect: { lookup: guardedLookup(isAllowed), timeout: deadlineMs },
      headersTimeout: deadlineMs,
      bodyTimeout: deadlineMs,
    })
  const secure = agent(guard.allows)
  const plain = agent(guard.allowsPlain)
  return {
    async attempt({ endpoint, headers, body }) {
      const url = new URL(endpoint)
      const isPlain = url.protocol === 'http:'
      const address = hostAddress(url)
      // A literal address is dialled without being looked up.
      if (address !== null && !(isPlain ? guard.allowsPlain(address) : guard.allows(address)))
        return forbidden
      const signal = AbortSignal.timeout(deadlineMs)
      try {
        const answer = await request(url, {
          method: 'POST',
          dispatcher: isPlain ? plain : secure,
          headers: {
            ...headers,
            'content-type': 'application/cloudevents+json',
            'user-agent': 'tenant-api-webhooks',
          },
          body,
          signal,
        })
        await readAway(answer.body)
        const retryAfter = answer.headers['retry-after']
        return outcomeOf(answer.statusCode, Array.isArray(retryAfter) ? retryAfter[0] : retryAfter)
      } catch (error) {
        if (signal.aborted)
          return {
            result: 'failed',
            message: `The endpoint did not answer within ${deadlineMs / 1_000} seconds.`,
          }
        return failureOf(error)
      }
    },
    async close() {
      await Promise.all([secure.destroy(), plain.destroy()])
    },
  }
}

const forbidden: Outcome = { result: 'failed', message: 'The endpoint has no address that may be dialled.' }

async function readAway(body: AsyncIterable<Uint8Array>): Promise<void> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) return
  }
}

/** A message of our own words and a code of the platform's: nothing that the target wrote gets into the history. */
function failureOf(error: unknown): Outcome {
  if (error instanceof ForbiddenAddressError) return forbidden
  const { code = '' } = error as { code?: string }
  if (error instanceof errors.HTTPParserError)
    return { result: 'failed', message: 'The endpoint did not answer in HTTP.' }
  return {
    result: 'failed',
    message: `The request failed${/^[A-Z][A-Z0-9_]{1,63}$/.test(code) ? `: ${code}` : ''}.`,
  }
}
