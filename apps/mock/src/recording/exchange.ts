import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  dereference,
  document,
  mediaTypeOf,
  type OperationId,
  operations,
  parseTokens,
} from '@tenant-api/contract'
import { operationIdOf } from '../match-operation.ts'
import { depthOf, maxDepth } from '../request-body.ts'
import { answerSchemas, documentedParts, leftOut, requestSchemas } from './documented-parts.ts'
import { createSecrets, type Secrets } from './secrets.ts'

/** A request as a recording has it: its documented parts without secrets. */
export interface KeptRequest {
  readonly method: string
  /** The path, and the query with its parameters sorted by their names. */
  readonly url: string
  /** The scheme of `authorization`, and the headers on which an answer depends. */
  readonly headers?: Readonly<Record<string, string>>
  /** The parsed JSON or form. */
  readonly body?: unknown
  /** The size of a body that is neither JSON nor a form. */
  readonly unreadBytes?: number
}

/** An answer as a recording has it. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON. */
  readonly body?: unknown
  /** Stands for a body that is no JSON, such as the page of a proxy, which may contain secrets. */
  readonly text?: string
}

/** An answer of a server, whose body is read. */
export interface ReadAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What a request is, apart from what a recording keeps of it. */
export interface AskedRequest {
  readonly id: OperationId | undefined
  /** The template of the operation's path, or the path itself. */
  readonly path: string
  readonly kept: KeptRequest
  /** The secrets so far, and the texts that are left out of the request. */
  readonly secrets: Secrets
}

/** The request headers on which an answer depends. */
const decisive = ['if-match', 'last-event-id'] as const

/** Reads what a recording keeps of a request. @param known gets its secrets */
export function askedRequest(request: IncomingMessage, bytes: Buffer, known: Secrets): AskedRequest {
  const { method = '', url = '', headers } = request
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const id = operationIdOf(method, path)
  const here = createSecrets(known)
  const omitted = (text: string, isSecret: boolean) => (isSecret ? known : here).add(text)
  noteCredentials(headers, known)

  const documented = id ? Object.keys(operations[id].query) : []
  const query = Array.from(new URLSearchParams(search)).map(([name, value]) => {
    if (documented.includes(name)) return [name, value]
    omitted(value, false)
    return [name, leftOut]
  })
  query.sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))
  const kept = {
    method,
    url: [path, ...(query.length > 0 ? [here.removedFrom(queryText(query))] : [])].join('?'),
    ...keptHeaders(headers),
    ...keptBody(),
  }
  return { id, path: id ? operations[id].path : path, kept: here.removedFrom(kept), secrets: here }

  function keptBody(): Pick<KeptRequest, 'body' | 'unreadBytes'> {
    if (bytes.length === 0) return {}
    const value = parsedBody(headers, bytes)
    if (value === undefined) {
      // A server may repeat what it cannot read.
      for (const word of wordsOf(bytes.toString('utf8', 0, 65_536))) omitted(word, false)
      return { unreadBytes: bytes.length }
    }
    const schemas = id ? requestSchemas(id, mediaTypeOf(headers)) : []
    return { body: documentedParts(value, schemas, { drops: false, omitted }) }
  }
}

let wordsOfDocument: string | undefined

/** The words of a text that may be secrets: those that the document does not have. */
function wordsOf(text: string): readonly string[] {
  wordsOfDocument ??= JSON.stringify(document)
  const names = wordsOfDocument
  const words = text.match(/[^\s"'\\,:;&={}[\]()]{8,}/g) ?? []
  return words.slice(0, 128).filter(word => !names.includes(word))
}

/** A query that a person can read. */
function queryText(query: readonly (readonly string[])[]): string {
  const encode = (text = '') => text.replaceAll(/[^\w.~!$'()*,;:@/?[\]-]/gu, one => encodeURIComponent(one))
  return query.map(([name, value]) => `${encode(name)}=${encode(value?.toWellFormed())}`).join('&')
}

function noteCredentials({ authorization = '', cookie = '' }: IncomingHttpHeaders, known: Secrets): void {
  const [, scheme = '', credentials = authorization] = /^(\S+) +(.*)$/s.exec(authorization) ?? []
  known.add(credentials)
  if (/^basic$/i.test(scheme)) {
    const [, password = ''] = Buffer.from(credentials, 'base64').toString().split(/:(.*)/s)
    for (const form of [password, new URLSearchParams(`p=${password}`).get('p') ?? '']) known.add(form)
  }
  noteCookies([cookie], known)
}

/** @param cookies values of the header Cookie or Set-Cookie */
function noteCookies(cookies: readonly string[], known: Secrets): void {
  for (const [, value = ''] of cookies.join(';').matchAll(/=([^;,]*)/g)) known.add(value.trim())
}

function keptHeaders(headers: IncomingHttpHeaders): Pick<KeptRequest, 'headers'> {
  const { authorization } = headers
  const [scheme] = /^(bearer|basic|dpop)(?= )/i.exec(authorization ?? '') ?? []
  const kept = {
    ...(authorization !== undefined && { authorization: [scheme, leftOut].filter(Boolean).join(' ') }),
    ...Object.fromEntries(
      decisive.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
  }
  return Object.keys(kept).length > 0 ? { headers: kept } : {}
}

/** The value of a request's body. A repeated parameter of a form is an array. Undefined if the body is neither JSON nor a form. */
export function parsedBody(headers: IncomingHttpHeaders, bytes: Buffer): unknown {
  const mediaType = mediaTypeOf(headers)
  const text = bytes.toString()
  if (mediaType === 'application/json' || mediaType.endsWith('+json')) return jsonOf(text, JSON.parse)
  if (mediaType !== 'application/x-www-form-urlencoded') return undefined
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const all = values.get(name) ?? []
    all.push(value)
    values.set(name, all)
  }
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? all[0] : all]))
}

/** Undefined for a text that is no JSON, or whose depth could overflow the stack. */
export function jsonOf(text: string, parse: (text: string) => unknown = parseTokens): unknown {
  try {
    return depthOf(text) > maxDepth ? undefined : parse(text)
  } catch {
    return undefined
  }
}

/** What a recording keeps of an answer. @param known gets its secrets */
export function keptAnswer({ id, secrets }: AskedRequest, answer: ReadAnswer, known: Secrets): KeptAnswer {
  const { status, headers, body } = answer
  noteCookies(headers['set-cookie'] ?? [], known)
  const text = body.toString()
  const value = isJson(headers) ? jsonOf(text) : undefined
  const schemas = answerSchemas(id, status, mediaTypeOf(headers))
  const omitted = (text: string, isSecret: boolean) => (isSecret ? known : secrets).add(text)
  const kept = {
    status,
    headers: documentedHeaders(headers),
    ...(value !== undefined
      ? { body: documentedParts(value, schemas, { drops: true, omitted }) }
      : text !== '' && { text: leftOut }),
  }
  return secrets.removedFrom(kept)
}

export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(mediaTypeOf(headers))
}

let headerNames: ReadonlySet<string> | undefined

/** The headers that the document names in any answer. Others may be secrets of a proxy. */
function documentedHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  headerNames ??= new Set(['content-type', 'allow', 'deprecation', 'sunset', ...namesInDocument()])
  const documented = headerNames
  const kept = Object.entries(headers).filter(([name]) => documented.has(name))
  // The query of an address may have secrets, as when a proxy asks to sign in.
  const shown = (name: string, value: string) => (name === 'location' ? value.replace(/[?#].*/s, '') : value)
  return Object.fromEntries(kept.map(([name, value]) => [name, shown(name, String(value))]))
}

function namesInDocument(): readonly string[] {
  const responses = Object.values(document.paths)
    .flatMap(path => Object.values(path))
    .flatMap(operation => Object.values(operation.responses ?? {}))
  return responses.flatMap(response =>
    Object.keys(dereference(response).headers ?? {}).map(name => name.toLowerCase()),
  )
}

/** Equal for two requests that are answered alike: with the same method, path, query, decisive headers and body. */
export function keyOf({ method, url, headers, body, unreadBytes }: KeptRequest): string {
  return JSON.stringify([
    method,
    url,
    sorted(headers),
    sorted(JSON.parse(JSON.stringify(body ?? null))),
    unreadBytes,
  ])
}

/** A JSON value whose objects have their names in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
