import { type Cloud, clouds, type OnUse, shown } from '@tenant-api/contract'
import {
  eventOptionRanges,
  refuseOutside,
  refuseUnknownOptions,
  type SeededState,
} from '@tenant-api/simulator'
import { readSeed } from './seed.ts'

export interface MockOptions {
  /** The port to listen on. Default: 0, any free port. */
  readonly port?: number | undefined
  /** The address to listen on. Default: 127.0.0.1. */
  readonly host?: string | undefined
  /** Generated events per second, up to 1,000; 0 streams only pushed events. Default: 1; with a seed 0. */
  readonly eventsPerSecond?: number | undefined
  /** Seconds without a message before a stream sends an `offset-only` message, 0.1 to 86,400. Default: 15. */
  readonly heartbeatSeconds?: number | undefined
  /**
   * The shortest pause before a client reconnects to a stream, 1 to 600,000 ms. Default: 2,000, like the service. A stream asks for
   * a random pause of 1 to 1.5 times this value, so that clients do not reconnect at the same time.
   */
  readonly retryMs?: number | undefined
  /** The cloud whose maximum page size applies. Default: `public`. */
  readonly cloud?: Cloud | undefined
  /**
   * The state that the mock starts with, instead of the examples of the document: the path of a tenant file, or its parsed content. A
   * list that it lacks is empty.
   */
  readonly seed?: string | object | undefined
  /**
   * The address of a server that follows the document, perhaps with a path: it answers all requests but those to the mock's own paths.
   * Needs `record`.
   */
  readonly upstream?: string | undefined
  /** The path of the recording, to which the mock adds the answers of `upstream`. */
  readonly record?: string | undefined
  /** The path of a recording, which answers the requests that it has. Not together with `upstream`. Then `eventsPerSecond` is 0 by default. */
  readonly replay?: string | undefined
  /** Gets a line for each answered request: its method, address and status, and the message of an error. Default: no log. */
  readonly log?: ((line: string) => void) | undefined
  /**
   * Gets what each request uses of the API, and the type of each event that is pushed into an open stream. Write each as a line of JSON:
   * `tenant-api-contract used` reads such a log. Default: nothing.
   */
  readonly onUse?: OnUse | undefined
}

type PlainOptions = Omit<MockOptions, keyof RecordingOptions | 'seed'>

/** All options, checked and with defaults filled in. */
export type CheckedOptions = { readonly [Name in keyof PlainOptions]-?: NonNullable<PlainOptions[Name]> } & {
  readonly seed: SeededState | undefined
  readonly upstream: URL | undefined
  /** Empty without an upstream. */
  readonly record: string
  readonly replay: string | undefined
}

/** The options of recordings. */
type RecordingOptions = Pick<MockOptions, 'upstream' | 'record' | 'replay'>

/** The allowed minimum and maximum of the numeric options. */
export const optionRanges = { port: [0, 65_535], ...eventOptionRanges } as const

/** @throws {TypeError} for an unknown option, a wrong value, or a fault in the seed; the message names the option or the place */
export function checkedOptions(options: MockOptions): CheckedOptions {
  refuseUnknownOptions(options, [
    ...Object.keys(optionRanges),
    'host',
    'cloud',
    'seed',
    'upstream',
    'record',
    'replay',
    'log',
    'onUse',
  ])
  const {
    port = 0,
    host = '127.0.0.1',
    cloud = 'public',
    log = () => undefined,
    onUse = () => undefined,
  } = options
  const { upstream, record = '', replay } = options
  const isQuiet = options.seed !== undefined || replay !== undefined
  const { eventsPerSecond = isQuiet ? 0 : 1, heartbeatSeconds = 15, retryMs = 2_000 } = options
  if (typeof host !== 'string' || host === '')
    throw new TypeError(`host must be an address such as 127.0.0.1, got ${shown(host)}.`)
  if (typeof log !== 'function') throw new TypeError(`log must be a function, got ${shown(log)}.`)
  if (typeof onUse !== 'function') throw new TypeError(`onUse must be a function, got ${shown(onUse)}.`)
  if (!clouds.includes(cloud)) throw new TypeError(`cloud must be ${clouds.join(' or ')}, got '${cloud}'.`)
  if (typeof port === 'number' && !Number.isInteger(port))
    throw new TypeError(`port must be an integer, got ${port}.`)
  const fault = recordingFault(options)
  if (fault !== undefined) throw new TypeError(fault)

  const numbers = { port, eventsPerSecond, heartbeatSeconds, retryMs }
  refuseOutside(numbers, optionRanges)
  const seed = options.seed === undefined ? undefined : readSeed(options.seed)
  return {
    ...numbers,
    host,
    cloud,
    seed,
    upstream: upstream ? new URL(upstream) : undefined,
    record,
    replay,
    log: harmless('log', log),
    onUse: harmless('onUse', onUse),
  }
}

/**
 * A sentence about the first wrong option of recordings.
 *
 * @param nameOf how the user knows an option
 */
export function recordingFault(
  { upstream, record, replay }: RecordingOptions,
  nameOf: (option: keyof RecordingOptions) => string = option => option,
): string | undefined {
  for (const [option, value] of Object.entries({ record, replay }))
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      return `${nameOf(option as 'record' | 'replay')} must be the path of a file, got ${shown(value)}.`
  if (upstream !== undefined && replay !== undefined)
    return `${nameOf('upstream')} and ${nameOf('replay')} exclude each other: choose the server or the recording.`
  if (upstream !== undefined && record === undefined)
    return `${nameOf('upstream')} needs ${nameOf('record')}, the file for the answers.`
  if (record !== undefined && upstream === undefined)
    return `${nameOf('record')} needs ${nameOf('upstream')}, the address of the server to record.`
  if (upstream === undefined || isUpstream(upstream)) return undefined
  // The value may hold a password.
  return `${nameOf('upstream')} must be an address such as https://tenant.example.com, without user info, query and fragment.`
}

function isUpstream(upstream: unknown): boolean {
  if (typeof upstream !== 'string' || !URL.canParse(upstream)) return false
  const { protocol, username, password, search, hash } = new URL(upstream)
  return /^https?:$/.test(protocol) && username + password + search + hash === ''
}

/** A function whose errors stop neither the mock nor the answer. */
function harmless<Given>(name: string, call: (given: Given) => void): (given: Given) => void {
  return given => {
    try {
      call(given)
    } catch (error) {
      process.stderr.write(
        `The function \`${name}\` of the mock failed: ${error instanceof Error ? error.stack : error}\n`,
      )
    }
  }
}
