import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import { type Dispatcher, errors } from 'undici'
import type { EventStream } from '../event-streams/event-stream.ts'
import { traceContextIn } from '../events/event-json.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import { limits } from '../limits.ts'
import { type AddressGuard, ForbiddenAddressError } from './addresses.ts'
import {
  authorizationSecrets,
  basicCredentials,
  isText,
  secretTexts,
  shownText,
  textBytes,
  withoutPrefix,
} from './answer-text.ts'
import { type Connections, createConnections, targetConnector } from './connections.ts'
import { type Delivery, type Outcome, outcomeOf } from './delivery.ts'
import { createNames, type NamesOptions, NameTimeoutError } from './names.ts'

export interface WebhookRequest {
  readonly endpoint: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Texts that the stored answer must not repeat: each in the forms in which a target may repeat it, longest first. */
  readonly secrets: readonly string[]
}

/** Sends webhooks. */
export interface WebhookSender {
  /**
   * Makes one attempt. It always ends within the deadline and never throws: errors are part of the outcome. If the target closes a reused
   * connection without an answer, the attempt continues on a new connection.
   */
  attempt(webhook: WebhookRequest): Promise<Outcome>
  /** Closes all connections. Attempts still in flight fail. */
  close(): Promise<void>
}

/**
 * @param deadlineMs time limit of an attempt, including name resolution, connection, TLS, the response and its body
 * @param log gets what the outcome of an attempt must not show to the owner of the stream
 */
export function createWebhookSender(
  guard: AddressGuard,
  { deadlineMs, log, ...options }: NamesOptions & { readonly log: Logger },
): WebhookSender {
  const names = createNames({ ...options, deadlineMs: Math.min(1_000 * limits.nameSeconds, deadlineMs / 2) })
  const connections = (isAllowed: (address: string) => boolean) =>
    createConnections({
      pipelining: 1,
      // With HTTP/2 a target could hold requests for ever, crash Node's HTTP/2 session, or fail all attempts by one dead connection.
      allowH2: false,
      keepAliveMaxTimeout: 1_000 * limits.targetIdleSeconds,
      connect: targetConnector(isAllowed, names.resolve, deadlineMs),
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  const secure = connections(guard.allows)
  const plain = connections(guard.allowsPlain)

  const isFirstThisMinute = createOnceAMinute()
  function noteUndialled(host: string, reason: UndialledReason | null): void {
    if (reason !== null && isFirstThisMinute(host))
      log.warn({ host, reason }, 'an endpoint cannot be dialled')
  }

  return {
    attempt(webhook) {
      const { protocol, hostname } = webhook.endpoint
      return post(protocol === 'http:' ? plain : secure, webhook, deadlineMs, error =>
        noteUndialled(hostname, whyUndialled(error)),
      )
    },
    async close() {
      names.close()
      await Promise.all([secure.destroy(), plain.destroy()])
    },
  }
}

/**
 * The outcome for an endpoint that has no allowed address. A name that does not exist has the same one: otherwise the owner of a
 * stream could find out which names exist in the operator's network.
 */
const undialled: Outcome = {
  result: 'failed',
  message: 'The endpoint does not exist, or has no address that may be dialled.',
}
const notAllowed = 'none of its addresses may be dialled'
const notFound = 'the name does not exist'
type UndialledReason = typeof notAllowed | typeof notFound

function whyUndialled(error: unknown): UndialledReason | null {
  if (error instanceof ForbiddenAddressError) return notAllowed
  return (error as { code?: string }).code === 'ENOTFOUND' ? notFound : null
}

const enough = new Error('the rest of the response is not needed')

/** Sends a POST with undici's handler interface. Undici's promises and streams would double the cost of a request. */
function post(
  connections: Connections,
  { endpoint: { origin, pathname, search }, headers, body, secrets }: WebhookRequest,
  deadlineMs: number,
  onError: (error: unknown) => void,
): Promise<Outcome> {
  return new Promise(resolve => {
    let request: Dispatcher.DispatchController | undefined
    // Undici reports the start of a final response before its data and its end. So onResponseStart has always replaced this
    // first outcome when it is read.
    // Stryker disable next-line ObjectLiteral,StringLiteral
    let answer: Outcome = { result: 'failed', message: 'The endpoint did not answer.' }
    let bytes = 0
    let pieces = 0
    /** The beginning of a text, before `kept` bytes; null if the answer is no text. */
    let text: Uint8Array[] | null = null
    let kept = 0
    let interim = 0
    let interimHeaders = 0
    let isOver = false
    function end(outcome: Outcome) {
      isOver = true
      clearTimeout(deadline)
      resolve(withAnswer(outcome))
    }
    /** Adds what has come of the answer to an outcome. */
    function withAnswer(outcome: Outcome): Outcome {
      const { status } = answer
      if (status === undefined) return outcome
      return { ...outcome, status, ...(text && kept > 0 && { answer: shownText(text, secrets) }) }
    }
    const late: Outcome = {
      result: 'failed',
      message: `The endpoint did not answer within ${deadlineMs / 1_000} seconds.`,
    }
    const deadline = setTimeout(() => {
      end(late)
      request?.abort(enough)
    }, deadlineMs)
    connections.send(
      origin,
      {
        path: pathname + search,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/cloudevents+json',
          'user-agent': 'tenant-api-webhooks',
        },
        body,
      },
      {
        onRequestStart(controller) {
          request = controller
          // The deadline passed while the request waited for a connection.
          if (isOver) controller.abort(enough)
        },
        onResponseStart(controller, status, headers) {
          // Ignore interim responses (RFC 9110, section 15.2).
          if (status < 200) {
            interim++
            interimHeaders += Object.values(headers).flat().length
            if (interim <= limits.targetInterimResponses && interimHeaders <= limits.targetInterimHeaders)
              return
            end({ result: 'failed', message: 'The endpoint sent too many interim responses.' })
            controller.abort(enough)
            return
          }
          const retryAfter = headers['retry-after']
          answer = outcomeOf(status, Array.isArray(retryAfter) ? retryAfter[0] : retryAfter)
          if (isText(headers)) text = []
        },
        onResponseData(controller, chunk) {
          bytes += chunk.length
          pieces++
          if (text && kept < textBytes) {
            text.push(chunk.subarray(0, textBytes - kept))
            kept += chunk.length
          }
          // A response of exactly the limit has the same outcome. Only its connection is closed instead of used again.
          // Stryker disable next-line EqualityOperator
          if (bytes <= limits.targetAnswerBytes && pieces <= limits.targetAnswerPieces) return
          end(answer)
          controller.abort(enough)
        },
        onResponseEnd: () => end(answer),
        // The time limit of the connection is the same deadline, and may be noticed first.
        onResponseError(error) {
          onError(error)
          end(error instanceof errors.ConnectTimeoutError ? late : failureOf(error))
        },
      },
    )
  })
}

/** What the codes of network errors mean. A code of the TLS library names its fault by itself. */
const meanings: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the name of the endpoint cannot be resolved',
  ECONNREFUSED: 'the endpoint refuses connections',
  ECONNRESET: 'the endpoint has reset the connection',
  EPIPE: 'the endpoint has closed the connection',
  UND_ERR_SOCKET: 'the endpoint has closed the connection',
  ETIMEDOUT: 'the endpoint does not answer',
  EHOSTUNREACH: 'the endpoint cannot be reached',
  ENETUNREACH: 'the endpoint cannot be reached',
}

/**
 * The outcome of a network error. Its message consists of fixed texts and an error code of the platform, so that targets
 * cannot write text of their own into the history.
 */
export function failureOf(error: unknown): Outcome {
  if (whyUndialled(error) !== null) return undialled
  if (error instanceof NameTimeoutError) return { result: 'failed', message: error.message }
  // The message contains only a code that matches the pattern below. Neither of these defaults does.
  // Stryker disable next-line StringLiteral
  const { code = '' } = error as { code?: string }
  if (error instanceof errors.HTTPParserError)
    return { result: 'failed', message: 'The endpoint did not answer in HTTP.' }
  if (!/^[A-Z][A-Z0-9_]{1,63}$/.test(code)) return { result: 'failed', message: 'The request failed.' }
  const meaning = Object.hasOwn(meanings, code) ? `${meanings[code]} (${code})` : code
  return { result: 'failed', message: `The request failed: ${meaning}.` }
}

/**
 * The request of one attempt: the event with its stream's id, the authorization of the destination, and a new signature,
 * because receivers refuse old signatures.
 */
export function webhookRequest(
  stream: EventStream,
  { eventId, isTest, isReplay }: Delivery,
  json: Uint8Array,
  now: number,
): WebhookRequest {
  const { endpoint, authorization, key, previousKey, secrets } = preparedFor(stream)
  const keys = previousKey && now < previousKey.until ? [key, previousKey.key] : [key]
  // The event's JSON is an object with members, so members can be appended before its last brace without parsing it.
  const purpose = isTest ? ',"xpurpose":"test"' : isReplay ? ',"xpurpose":"replay"' : ''
  const end = Buffer.from(`,"xstream":"${stream.id}"${purpose}}`)
  const body = Buffer.concat([json.subarray(0, -1), end])
  return {
    endpoint,
    headers: { ...traceContextIn(json), ...authorization, ...signatureHeaders(eventId, body, keys, now) },
    body,
    secrets,
  }
}

interface Prepared {
  readonly endpoint: URL
  readonly authorization: Readonly<Record<string, string>>
  readonly key: KeyObject
  readonly previousKey: { readonly key: KeyObject; readonly until: number } | null
  readonly secrets: readonly string[]
}

/** The parts that all requests of a stream share. A changed stream is a new object, so it gets a new entry. */
const prepared = new WeakMap<EventStream, Prepared>()

function preparedFor(stream: EventStream): Prepared {
  const known = prepared.get(stream)
  if (known) return known
  const { webhook_endpoint, webhook_authorization, signing_secret, previous_signing_secret } =
    stream.destination.configuration
  const made = {
    endpoint: new URL(webhook_endpoint),
    authorization: authorizationHeader(webhook_authorization),
    key: signingKey(signing_secret),
    previousKey: previous_signing_secret
      ? { key: signingKey(previous_signing_secret.secret), until: previous_signing_secret.until }
      : null,
    secrets: secretTexts([
      ...authorizationSecrets(webhook_authorization),
      ...[signing_secret, previous_signing_secret?.secret ?? []].flat().flatMap(withoutPrefix),
    ]),
  }
  prepared.set(stream, made)
  return made
}

function authorizationHeader(
  authorization: EventStream['destination']['configuration']['webhook_authorization'],
): Record<string, string> {
  switch (authorization.method) {
    case 'basic':
      return { authorization: `Basic ${basicCredentials(authorization.username, authorization.password)}` }
    case 'bearer':
      return { authorization: `Bearer ${authorization.token}` }
    case 'custom_header':
      return { [authorization.header_key.toLowerCase()]: authorization.header_value }
  }
}

/**
 * The headers that let a receiver verify that a delivery is genuine and recent (Standard Webhooks, version 1).
 *
 * @param keys two keys while a secret is being replaced
 * @param sentAt milliseconds since 1970
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(
  eventId: string,
  body: Uint8Array,
  keys: readonly KeyObject[],
  sentAt: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(sentAt / 1_000))
  const signatures = keys.map(
    key => `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.`).update(body).digest('base64')}`,
  )
  return { 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/**
 * The key object of a secret (`whsec_` and base64). Create it once: OpenSSL needs six times as long to create a key as to
 * sign with it.
 */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret.slice('whsec_'.length), 'base64'))
}
