import { MIMEType } from 'node:util'
import { shown } from './shown.ts'

/** Headers of a request that describe its body, by names in lower case. */
interface BodyHeaders {
  readonly 'content-type'?: string | undefined
  readonly 'content-encoding'?: string | undefined
}

/** The media type of a body, without its parameters; empty if there is none. */
export function mediaTypeOf({ 'content-type': given }: BodyHeaders): string {
  return parsed(given)?.essence ?? ''
}

/** The error message for a media type, charset or encoding that the service does not support; undefined if it supports all. */
export function mediaTypeFault(headers: BodyHeaders, accepted: readonly string[]): string | undefined {
  const { 'content-type': type, 'content-encoding': encoding } = headers
  const given = parsed(type)
  if (!given || !accepted.includes(given.essence)) {
    const got = type === undefined ? '' : `, got ${shown(type)}`
    return `The Content-Type must be ${alternatives().format(accepted)}${got}.`
  }
  const charset = given.params.get('charset')
  // `utf8` is a label of UTF-8 for browsers, and common (Encoding Standard, section 4.2).
  if (charset !== null && !/^utf-?8$/i.test(charset))
    return `The charset must be utf-8, got ${shown(charset)}.`
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    return `The Content-Encoding must be identity, got ${shown(encoding)}.`
}

function parsed(given: string | undefined): MIMEType | undefined {
  if (given === undefined) return
  try {
    return new MIMEType(given)
  } catch {
    return
  }
}

/** Created only for an error: Node then loads the data of a language, which takes 10 ms. */
function alternatives(): Intl.ListFormat {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' })
}
