import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { Agent, type ClientRequest, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { urlToHttpOptions } from 'node:url'
import type { LineWriter } from '../output/line-writer.ts'
import { isTerminal, jsonText, printable, styled, tabSeparated } from '../output/print.ts'
import { answerBytes } from '../read-input.ts'
import { proxyEnv, proxyOf } from '../sign-in/proxy.ts'

/** Timeout for a receiver's answer, in milliseconds: the service's default. */
const deadline = 15_000

interface DelivererOptions {
  readonly endpoint: URL
  /** `whsec_` and base64. */
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

interface Answer {
  /** Status of the answer, or the reason why there was no answer. */
  readonly outcome: number | string
  readonly body: string
}

interface Attempt extends Answer {
  readonly milliseconds: number
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
  const target = { ...urlToHttpOptions(endpoint), method: 'POST' }
  const ownHeaders = Object.fromEntries(headers)
  const key = createSecretKey(secret.replace(/^whsec_/, ''), 'base64')

  /** Ends the attempts in flight. An `AbortSignal` for each attempt would take a tenth of its time. */
  const stops = new Set<(reason: string) => void>()
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop('interrupted')
  })

  /** Sends an event once. Never rejects: an event that cannot be sent must not end the stream. */
  function send(event: ForwardedEvent): Promise<Answer> {
    return new Promise(resolve => {
      let sent: ClientRequest | undefined
      let isOver = false
      function end(outcome: Answer['outcome'], body = '') {
        isOver = true
        clearTimeout(late)
        stops.delete(stop)
        resolve({ outcome, body })
      }
      function stop(reason: string) {
        end(reason)
        sent?.destroy()
      }
      const late = setTimeout(stop, deadline, `no answer in ${deadline / 1_000} s`)
      stops.add(stop)

      /** @param connections an agent with reusable connections; false for a new connection */
      function post({ headers, body }: Webhook, connections: Agent | false): void {
        const made = request({ ...target, agent: connections, headers: { ...ownHeaders, ...headers } })
        sent = made
        let bytesBefore = 0
        made.on('socket', ({ bytesRead }) => {
          bytesBefore = bytesRead
        })
        made.on('error', error => {
          if (isOver) return
          // A receiver may close an idle connection just when the request arrives. The service sends it again, too.
          const isUnanswered = made.reusedSocket && made.socket?.bytesRead === bytesBefore
          if (isUnanswered) post({ headers, body }, false)
          else end(reasonOf(error))
        })
        made.on('response', response => {
          const pieces: Buffer[] = []
          let size = 0
          const finish = () => {
            if (isOver) return
            end(response.statusCode ?? 0, Buffer.concat(pieces).subarray(0, answerBytes).toString())
          }
          // An iterator over the pieces would take a twentieth of the time of an attempt.
          response.on('data', piece => {
            pieces.push(piece)
            size += piece.length
            if (size <= answerBytes) return
            finish()
            response.destroy()
          })
          response.on('end', finish)
          response.on('error', error => {
            if (!isOver) end(reasonOf(error))
          })
        })
        // An answer 101 emits neither of the two events.
        made.on('upgrade', ({ statusCode = 0 }, socket) => {
          socket.destroy()
          end(statusCode)
        })
        made.end(body)
      }

      try {
        post(webhookOf(event, key), agent)
      } catch (error) {
        end(reasonOf(error as Error))
      }
    })
  }

  async function attempt(event: ForwardedEvent): Promise<Attempt> {
    const startedAt = performance.now()
    const answer = await send(event)
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

function reasonOf(error: Error): string {
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
function webhookOf({ id, traceparent, tracestate, json }: ForwardedEvent, key: KeyObject): Webhook {
  const body = Buffer.from(json)
  const timestamp = String(Math.floor(Date.now() / 1_000))
  // The `signWebhook` of the client makes the same signature. Its Web Crypto would take a third of the time of a delivery.
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return {
    headers: {
      ...(traceparent !== undefined && { traceparent }),
      ...(tracestate !== undefined && { tracestate }),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
      'content-type': 'application/cloudevents+json',
      'user-agent': 'tenant-api-webhooks',
      'content-length': String(body.length),
    },
    body,
  }
}
