import { Agent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { signWebhook } from '@tenant-api/client/webhooks'
import type { LineWriter } from '../output/line-writer.ts'
import { isTerminal, jsonText, printable, styled, tabSeparated } from '../output/print.ts'
import { firstText } from '../read-input.ts'
import { proxyEnv, proxyOf } from '../sign-in/proxy.ts'

/** Timeout for a receiver's answer, in milliseconds: the service's default. */
const deadline = 15_000

interface DelivererOptions {
  readonly endpoint: URL
  readonly secret: string
  readonly headers: readonly (readonly [string, string])[]
  /** Maximum number of attempts after the first one. */
  readonly retries: number
  readonly printsBody: boolean
  readonly json: boolean
  readonly lines: LineWriter
  /** Aborts attempts, and the pauses between them. */
  readonly signal: AbortSignal
}

interface Deliverer {
  /** Delivers an event, and prints a line for each attempt. Does not reject if all attempts fail: the stream must continue. */
  deliver(event: ForwardedEvent): Promise<void>
  close(): void
}

interface Attempt {
  /** Status of the answer, or the reason why there was no answer. */
  readonly outcome: number | string
  readonly milliseconds: number
  readonly body: string
}

export function createDeliverer(options: DelivererOptions): Deliverer {
  const { endpoint, secret, headers, retries, lines, signal } = options
  const isSecure = endpoint.protocol === 'https:'
  const proxy = proxyOf(endpoint)
  const agent = new (isSecure ? SecureAgent : Agent)({
    keepAlive: true,
    ...(proxy && { proxyEnv: proxyEnv(proxy) }),
  })
  const request = isSecure ? secureRequest : plainRequest

  async function send(event: ForwardedEvent): Promise<Pick<Attempt, 'outcome' | 'body'>> {
    return post(
      await webhookOf(event, secret),
      AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      agent,
    )
  }

  /** @param connections an agent with reusable connections; false for a new connection */
  function post(
    webhook: Webhook,
    limit: AbortSignal,
    connections: Agent | false,
  ): Promise<Pick<Attempt, 'outcome' | 'body'>> {
    return new Promise((resolve, reject) => {
      const sent = request(endpoint, {
        method: 'POST',
        agent: connections,
        headers: { ...Object.fromEntries(headers), ...webhook.headers },
        signal: limit,
      })
      let bytesBefore = 0
      sent.on('socket', ({ bytesRead }) => {
        bytesBefore = bytesRead
      })
      sent.on('error', error => {
        // A receiver may close an idle connection just when the request arrives. The service sends it again, too.
        const isUnanswered = sent.reusedSocket && sent.socket?.bytesRead === bytesBefore && !limit.aborted
        if (isUnanswered) resolve(post(webhook, limit, false))
        else reject(error)
      })
      sent.on('response', response => {
        firstText(response).then(body => resolve({ outcome: response.statusCode ?? 0, body }), reject)
      })
      // An answer 101 emits neither of the two events.
      sent.on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve({ outcome: statusCode, body: '' })
      })
      sent.end(webhook.body)
    })
  }

  async function attempt(event: ForwardedEvent): Promise<Attempt> {
    const startedAt = performance.now()
    // An event that cannot be sent, such as one with an invalid header, must not end the stream.
    const answer = await send(event).catch(error => ({ outcome: reasonOf(error, signal), body: '' }))
    return { ...answer, milliseconds: Math.round(performance.now() - startedAt) }
  }

  return {
    async deliver(event) {
      for (let failed = 0; failed <= retries && !signal.aborted; failed += 1) {
        const made = await attempt(event)
        await lines.write(lineOf(event, made, options))
        if (isSuccess(made)) return
        if (failed < retries) await wait(retryDelay(failed + 1), undefined, { signal }).catch(() => {})
      }
    },
    close: () => agent.destroy(),
  }
}

/** Milliseconds to wait after `failed` failed attempts: first 1 s, doubled each time, at most 30 s. */
function retryDelay(failed: number): number {
  return Math.min(30_000, 1_000 * 2 ** (failed - 1))
}

function isSuccess({ outcome }: Attempt): boolean {
  return typeof outcome === 'number' && outcome >= 200 && outcome < 300
}

function lineOf({ id, type }: ForwardedEvent, made: Attempt, { json, printsBody }: DelivererOptions): string {
  const { outcome, milliseconds, body } = made
  if (json) return jsonText({ id, type, outcome, milliseconds, ...(printsBody && { body }) }, process.stdout)
  if (!isTerminal()) return tabSeparated([id, outcome, milliseconds, type, ...(printsBody ? [body] : [])])
  const shown = styled(isSuccess(made) ? 'green' : 'red', printable(outcome), process.stdout)
  return `${printable(id)}  ${shown}  ${milliseconds} ms  ${printable(type)}${printsBody && body ? `\n${printable(body)}` : ''}`
}

function reasonOf(error: Error, signal: AbortSignal): string {
  if (signal.aborted) return 'interrupted'
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer in ${deadline / 1_000} s`
  // Node.js throws a TypeError for an invalid header. Its message names the header; its code does not.
  if (error instanceof TypeError) return error.message
  return (error as NodeJS.ErrnoException).code ?? error.message
}

export interface ForwardedEvent {
  readonly id: string
  readonly type: string
  readonly traceparent?: string
  readonly tracestate?: string
  /** The event as JSON, as the service would send it. */
  readonly json: string
}

interface Webhook {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * The request that the service's dispatcher would send for an event. Create a new request for each attempt, because receivers refuse
 * old signatures.
 */
async function webhookOf(
  { id, traceparent, tracestate, json }: ForwardedEvent,
  secret: string,
): Promise<Webhook> {
  const body = Buffer.from(json)
  return {
    headers: {
      ...(traceparent !== undefined && { traceparent }),
      ...(tracestate !== undefined && { tracestate }),
      ...(await signWebhook(id, body, secret)),
      'content-type': 'application/cloudevents+json',
      'user-agent': 'tenant-api-webhooks',
      'content-length': String(body.length),
    },
    body,
  }
}
