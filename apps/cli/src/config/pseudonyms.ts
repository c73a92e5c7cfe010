import { isIP } from 'node:net'
import { type PersonalData, personalData } from '@tenant-api/contract/personal-data'

/** An object of JSON. */
export type Parts = Readonly<Record<string, unknown>>

/** What a service has sent and set: the recorded parts of a tenant file, and its other lists. */
export interface Recorded {
  readonly events: readonly Parts[]
  readonly deliveries: readonly Parts[]
  readonly attempts: readonly Parts[]
}

/** Shorter personal values are replaced only where they stand alone: as parts of other texts they are no names. */
const shortest = 3

const event = {
  ...{ specversion: 'fixed', type: 'fixed', id: 'fixed', time: 'fixed', source: 'text', xtenant: 'text' },
  ...{ xstream: 'fixed', xpurpose: 'fixed', traceparent: 'fixed' },
} satisfies PersonalData
const delivery = {
  ...{ id: 'fixed', event_stream_id: 'fixed', status: 'fixed', event_type: 'fixed' },
  attempts: { status: 'fixed', timestamp: 'fixed', error_message: 'text' },
  event: { id: 'fixed', source: 'text', specversion: 'fixed', type: 'fixed', time: 'fixed' },
} satisfies PersonalData
const attempt = {
  ...{
    event_stream_id: 'fixed',
    event_id: 'fixed',
    event_type: 'fixed',
    attempted_at: 'fixed',
    number: 'fixed',
  },
  ...{ result: 'fixed', status: 'fixed', duration_ms: 'fixed', purpose: 'fixed' },
  ...{ error_message: 'text', answer: 'personal' },
} satisfies PersonalData
/** The properties of resources whose values the document lists, or that the service makes. */
const fixedNames = /^(id|type|event_type|status|method|action|resource|consumer|order|path|.*_at)$/

/**
 * Replaces the personal data in what a service has recorded by pseudonyms, numbered by their first appearance. Equal values get the same
 * pseudonym everywhere, also within other texts. Leaves out what the document does not know, objects with arbitrary properties, and
 * personal numbers.
 *
 * @param resources the lists of the file that are not recorded; texts in them that repeat personal data are changed as well
 */
export function withPseudonyms<Resources extends object>(
  { events, deliveries, attempts }: Recorded,
  resources: Resources,
): Recorded & Resources {
  const known = events.filter(({ type }) => dataOf(type) !== undefined)
  const failed = deliveries.map((one): Parts & { event?: Parts | undefined } => ({
    ...one,
    event: withData(one.event),
  }))
  const { personal, texts } = valuesOf([
    ...known.map(
      ({ type, event: { data } = {} }: Parts & { event?: Parts }) => [dataOf(type), data] as const,
    ),
    ...failed.map(({ event_type, event }) => [dataOf(event_type), event?.data] as const),
  ])
  const { hidden, scrubbed } = createPseudonyms(personal, texts)
  return {
    ...({
      events: known.map(message => ({
        ...asParts(
          hidden(
            { type: 'fixed', offset: 'fixed', event: { ...event, data: dataOf(message.type) ?? {} } },
            message,
          ),
        ),
      })),
      deliveries: failed.map(one => {
        const { event: shown, ...rest } = asParts(
          hidden({ ...delivery, event: { ...delivery.event, data: dataOf(one.event_type) ?? {} } }, one),
        )
        if (one.event === undefined) return rest
        const { data, ...content } = asParts(shown)
        return { ...rest, event: { ...content, ...(data !== undefined && { data: JSON.stringify(data) }) } }
      }),
      attempts: attempts.map(one => asParts(hidden(attempt, one))),
    } satisfies Recorded),
    ...(inTexts(resources, scrubbed) as Resources),
  }
}

function dataOf(type: unknown): PersonalData | undefined {
  return Object.hasOwn(personalData, String(type)) ? personalData[String(type)] : undefined
}

/** The event of a delivery, with parsed data. Data that cannot be parsed is left out. */
function withData(given: unknown): Parts | undefined {
  if (given === undefined) return undefined
  const { data, ...content } = asParts(given)
  try {
    return { ...content, ...(typeof data === 'string' && { data: JSON.parse(data) as unknown }) }
  } catch {
    return content
  }
}

interface Values {
  readonly personal: ReadonlySet<string>
  /** Texts about something else than people. */
  readonly texts: ReadonlySet<string>
}

/** All texts in data, without those of unknown properties. */
function valuesOf(data: readonly (readonly [PersonalData | undefined, unknown])[]): Values {
  const personal = new Set<string>()
  const texts = new Set<string>()
  const collect = (kind: PersonalData, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(kind, item)
    else if (typeof kind === 'object')
      for (const [name, child] of Object.entries(asParts(value)))
        if (Object.hasOwn(kind, name)) collect(kind[name] ?? 'fixed', child)
        else continue
    else if (typeof value === 'string' && value !== '' && kind !== 'fixed')
      (kind === 'personal' ? personal : texts).add(value)
  }
  for (const [kind, value] of data) if (kind !== undefined) collect(kind, value)
  return { personal, texts }
}

interface Pseudonyms {
  /** A copy of a value without personal data; undefined if nothing is left. */
  hidden(kind: PersonalData, value: unknown): unknown
  /** A text in which personal values have become their pseudonyms. */
  scrubbed(text: string): string
}

function createPseudonyms(personal: ReadonlySet<string>, texts: ReadonlySet<string>): Pseudonyms {
  const pseudonyms = new Map<string, string>()
  const byFirstWord = indexOf(personal)
  let count = 0

  function pseudonymOf(value: string): string {
    const known = pseudonyms.get(value)
    if (known !== undefined) return known
    const made = prefixed(value) ?? next(value)
    pseudonyms.set(value, made)
    return made
  }

  /** The identifier of a user is `provider|user_id`. The provider stays if the file shows it anyway. */
  function prefixed(value: string): string | undefined {
    const end = value.indexOf('|')
    const [provider, rest] = [value.slice(0, end), value.slice(end + 1)]
    if (end < 1 || rest === '' || personal.has(provider) || !texts.has(provider)) return undefined
    return `${provider}|${pseudonymOf(rest)}`
  }

  function next(value: string): string {
    count += 1
    const made = likeness(value, count)
    return personal.has(made) ? next(value) : made
  }

  function scrubbed(text: string): string {
    let [result, end] = ['', 0]
    for (const { 0: word, index } of text.matchAll(words)) {
      if (index < end) continue
      const value = (byFirstWord.get(word.toLowerCase()) ?? []).find(one =>
        isAt(text, index - startOf(one), one, end),
      )
      if (value === undefined) continue
      const start = index - startOf(value)
      result += text.slice(end, start) + pseudonymOf(value)
      end = start + value.length
    }
    return result + text.slice(end)
  }

  function hidden(kind: PersonalData, value: unknown): unknown {
    if (Array.isArray(value)) return value.map(item => hidden(kind, item)).filter(item => item !== undefined)
    if (typeof kind === 'object') {
      if (typeof value !== 'object' || value === null) return undefined
      const parts = Object.entries(value).flatMap(([name, child]) => {
        const part = Object.hasOwn(kind, name) ? hidden(kind[name] ?? 'fixed', child) : undefined
        return part === undefined ? [] : [[name, part]]
      })
      return Object.fromEntries(parts)
    }
    if (typeof value === 'object') return undefined
    if (kind === 'fixed' || value === '') return value
    if (typeof value !== 'string') return undefined
    return kind === 'personal' ? pseudonymOf(value) : scrubbed(value)
  }

  return { hidden, scrubbed }
}

const words = /[\p{L}\p{N}]+/gu

/** Personal values by their first word in lower case, the longest first. */
function indexOf(values: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const value of [...values].toSorted((one, other) => other.length - one.length)) {
    const [word] = value.match(words) ?? []
    if (word === undefined || value.length < shortest) continue
    const known = index.get(word.toLowerCase())
    if (known) known.push(value)
    else index.set(word.toLowerCase(), [value])
  }
  return index
}

/** The index of the first word in a value. */
function startOf(value: string): number {
  return value.search(/[\p{L}\p{N}]/u)
}

/** Whether a value is at a place of a text, and ends with a word. The case of letters does not matter. */
function isAt(text: string, start: number, value: string, least: number): boolean {
  if (start < least || text.slice(start, start + value.length).toLowerCase() !== value.toLowerCase())
    return false
  const isInWord = /[\p{L}\p{N}]$/u.test(value)
  return !isInWord || !/^[\p{L}\p{N}]/u.test(text.slice(start + value.length, start + value.length + 2))
}

/** A pseudonym in the form of a value: an address of an email or a page, an IP address, a phone number, or a word. */
function likeness(value: string, number: number): string {
  const digits = [number >> 16, (number >> 8) & 255, number & 255]
  if (isIP(value) === 4) return `10.${digits.join('.')}`
  if (isIP(value) === 6) return `2001:db8::${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}`
  if (/^https?:\/\//i.test(value)) return `https://example.com/personal-${number}`
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `personal-${number}@example.com`
  if (/^\+[\d ().-]{6,}$/.test(value)) return `+1555${String(number).padStart(7, '0')}`
  return `personal-${number}`
}

/** A copy of resources with other texts, except where the document lists the values. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  // A placeholder of a secret is a name that nobody has taken from an event.
  if (typeof value === 'string') return value.startsWith('${') ? value : change(value)
  if (Array.isArray(value)) return value.map(item => inTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      typeof child === 'string' && fixedNames.test(name) ? child : inTexts(child, change),
    ]),
  )
}

function asParts(value: unknown): Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {}
}
