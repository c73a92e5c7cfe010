import { type Cloud, clouds, shown } from '@tenant-api/contract'
import { eventOptionRanges, refuseOutside, refuseUnknownOptions } from '@tenant-api/simulator'

export interface MockOptions {
  /** The port to listen on. Default: 0, any free port. */
  readonly port?: number | undefined
  /** The address to listen on. Default: 127.0.0.1. */
  readonly host?: string | undefined
  /** Generated events per second, up to 1,000; 0 streams only pushed events. Default: 1. */
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
  /** Gets a line for each answered request: its method, address and status, and the message of an error. Default: no log. */
  readonly log?: ((line: string) => void) | undefined
}

/** All options, checked and with defaults filled in. */
export type CheckedOptions = { readonly [Name in keyof MockOptions]-?: NonNullable<MockOptions[Name]> }

/** The allowed minimum and maximum of the numeric options. */
export const optionRanges = { port: [0, 65_535], ...eventOptionRanges } as const

/** @throws {TypeError} for an unknown option or a wrong value; the message names the option */
export function checkedOptions(options: MockOptions): CheckedOptions {
  refuseUnknownOptions(options, [...Object.keys(optionRanges), 'host', 'cloud', 'log'])
  const { port = 0, host = '127.0.0.1', cloud = 'public', log = () => undefined } = options
  const { eventsPerSecond = 1, heartbeatSeconds = 15, retryMs = 2_000 } = options
  if (typeof host !== 'string' || host === '')
    throw new TypeError(`host must be an address such as 127.0.0.1, got ${shown(host)}.`)
  if (typeof log !== 'function') throw new TypeError(`log must be a function, got ${shown(log)}.`)
  if (!clouds.includes(cloud)) throw new TypeError(`cloud must be ${clouds.join(' or ')}, got '${cloud}'.`)
  if (typeof port === 'number' && !Number.isInteger(port))
    throw new TypeError(`port must be an integer, got ${port}.`)
  const numbers = { port, eventsPerSecond, heartbeatSeconds, retryMs }
  refuseOutside(numbers, optionRanges)
  return { ...numbers, host, cloud, log: harmless(log) }
}

/** A log whose errors stop neither the mock nor the answer. */
function harmless(log: (line: string) => void): (line: string) => void {
  return line => {
    try {
      log(line)
    } catch (error) {
      process.stderr.write(
        `The function \`log\` of the mock failed: ${error instanceof Error ? error.stack : error}\n`,
      )
    }
  }
}
