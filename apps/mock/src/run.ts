import { openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clouds, type OnUse, publicDocument, sentence, unknownName } from '@tenant-api/contract'
import { type MockOptions, optionRanges, recordingFault } from './mock-options.ts'
import { startMock } from './start-mock.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Starts the mock, and runs it until SIGINT or SIGTERM. Sets the exit code if the mock cannot start. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  // The mock goes on if the reader of its log ends, as in `tenant-api-mock | head`.
  process.stdout.on('error', () => undefined)
  try {
    const settings = settingsOf(args, env)
    if (settings === 'help') print(help.trimEnd())
    else if (settings === 'version') print(publicDocument.info.version)
    else await start(settings)
  } catch (error) {
    const isWrongUsage = error instanceof UsageError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(isWrongUsage ? `${message} See --help.\n` : `${message}\n`)
    process.exitCode = isWrongUsage ? 2 : 1
  }
}

async function start(options: MockOptions): Promise<void> {
  const mock = await startMock({ ...options, log: print })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void mock.close())
  if (options.upstream) return void print(forwarding(mock.url, options))
  const replaying = options.replay ? `, and answers from ${options.replay}` : ''
  print(`The mock listens at ${mock.url}; it accepts any token${replaying}. Try:

  curl -H 'Authorization: Bearer any' ${mock.url}/api/v2/event-streams
  curl -N -H 'Authorization: Bearer any' ${mock.url}/api/v2/events
  curl -H 'Content-Type: application/json' -d '{"type":"user.created"}' ${mock.url}/__mock/events
  curl -H 'Content-Type: application/json' -d '{"operation":"list_event_streams","status":429}' ${mock.url}/__mock/answers
  curl ${mock.url}/__mock/answers    # the operations, and the answers that you can choose

Each request prints a line here:
`)
}

function forwarding(url: string, { upstream, record }: MockOptions): string {
  return `The mock listens at ${url}; it forwards requests to ${upstream}, and records the answers in ${record}.
What the document does not allow in an answer is printed on stderr, once for each kind. Each request prints a line here:
`
}

/** A wrong argument or environment variable. The message is a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

interface Setting {
  /** The environment variable. The flag overrides it. */
  readonly variable: string
  /** The value if there is neither a flag nor a variable; empty for none. */
  readonly usual: string
  readonly meaning: string
}

/** The settings by their flags. */
const settings = {
  port: { variable: 'MOCK_PORT', usual: '4010', meaning: 'port; 0 chooses a free one' },
  host: {
    variable: 'MOCK_HOST',
    usual: '127.0.0.1',
    meaning: 'address; 0.0.0.0 lets other machines connect',
  },
  'events-per-second': {
    variable: 'MOCK_EVENTS_PER_SECOND',
    usual: '1',
    meaning: 'generated events per second; 0, as with --seed and --replay, streams only pushed events',
  },
  'heartbeat-seconds': {
    variable: 'MOCK_HEARTBEAT_SECONDS',
    usual: '15',
    meaning: 'seconds without a message before a heartbeat',
  },
  'retry-ms': {
    variable: 'MOCK_RETRY_MS',
    usual: '2000',
    meaning: 'least pause before a client reconnects to a stream',
  },
  seed: { variable: 'MOCK_SEED', usual: '', meaning: 'tenant file with the state at the start' },
  upstream: {
    variable: 'MOCK_UPSTREAM',
    usual: '',
    meaning: 'address of a server, to which requests are forwarded; needs --record',
  },
  record: { variable: 'MOCK_RECORD', usual: '', meaning: 'file for the answers of --upstream' },
  replay: { variable: 'MOCK_REPLAY', usual: '', meaning: 'file of --record, which answers its requests' },
  cloud: { variable: 'TENANT_CLOUD', usual: 'public', meaning: 'public, or private for larger pages' },
  used: { variable: 'MOCK_USED', usual: '', meaning: 'file to which it adds what clients use' },
} as const satisfies Record<string, Setting>

type Flag = keyof typeof settings
const flags = Object.keys(settings) as Flag[]

export const help = `Usage: tenant-api-mock [options]

Starts a mock server of the tenant API. Prints a line for each request.

Options, each with its environment variable and its default:
${flags.map(lineOf).join('\n')}
  --help, --version
`

function lineOf(flag: Flag): string {
  const { variable, usual, meaning }: Setting = settings[flag]
  return `  ${`--${flag}`.padEnd(21)}${variable.padEnd(24)}${meaning}${usual && ` (${usual})`}`
}

/**
 * Reads the options of the mock from the arguments and the environment.
 *
 * @throws {UsageError}
 */
export function settingsOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): MockOptions | 'help' | 'version' {
  const given = flagsIn(args)
  for (const action of ['help', 'version'] as const) if (given.has(action)) return action
  const chosen = (flag: Flag) => given.get(flag) ?? env[settings[flag].variable]
  const seed = chosen('seed') || undefined
  const read = (flag: Flag) => chosen(flag) ?? settings[flag].usual
  const nameOf = (flag: Flag) => (given.has(flag) ? `--${flag}` : settings[flag].variable)

  function numberOf(flag: Flag, [least, most]: readonly [number, number]): number {
    const text = read(flag)
    const value = Number(text)
    if (/^[\d.]+$/.test(text) && value >= least && value <= most) return value
    throw new UsageError(`${nameOf(flag)} must be a number from ${least} to ${most}, got '${text}'.`)
  }

  const cloud = clouds.find(known => known === read('cloud'))
  if (!cloud)
    throw new UsageError(`${nameOf('cloud')} must be ${clouds.join(' or ')}, got '${read('cloud')}'.`)
  const recording = {
    upstream: read('upstream') || undefined,
    record: read('record') || undefined,
    replay: read('replay') || undefined,
  }
  const fault = recordingFault(recording, flag =>
    given.has(flag) || !recording[flag] ? `--${flag}` : settings[flag].variable,
  )
  if (fault !== undefined) throw new UsageError(fault)
  return {
    ...recording,
    port: numberOf('port', optionRanges.port),
    host: read('host'),
    eventsPerSecond:
      chosen('events-per-second') !== undefined || !(seed ?? recording.replay)
        ? numberOf('events-per-second', optionRanges.eventsPerSecond)
        : 0,
    heartbeatSeconds: numberOf('heartbeat-seconds', optionRanges.heartbeatSeconds),
    retryMs: numberOf('retry-ms', optionRanges.retryMs),
    cloud,
    seed,
    ...(read('used') && { onUse: recorderTo(read('used')) }),
  }
}

/** Adds a line to a file for each distinct use. Each line is one write, so that several mocks may add to the same file. */
function recorderTo(file: string): OnUse {
  let place: number
  try {
    place = openSync(file, 'a')
  } catch (error) {
    throw new UsageError(`The file '${file}' cannot be written: ${(error as NodeJS.ErrnoException).code}.`)
  }
  const known = new Set<string>()
  return use => {
    const line = `${JSON.stringify(use)}\n`
    if (known.has(line) || known.size >= mostUses) return
    known.add(line)
    writeSync(place, line)
  }
}

/** The most lines that one mock adds to a file. */
const mostUses = 10_000

/** The given flags with their values. The values of `help` and `version` are empty. */
function flagsIn(args: readonly string[]): ReadonlyMap<string, string> {
  const valued = flags.map(flag => [flag, { type: 'string' }] as const)
  const plain = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const
  const options = { ...Object.fromEntries(valued), ...plain }
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`The mock takes no argument '${token.value}'.`)
    if (token.kind === 'option-terminator') continue
    const { name, rawName, value, inlineValue } = token
    if (!(name in options)) {
      const known = Object.keys(options).map(option => `--${option}`)
      throw new UsageError(sentence(`The option '${rawName}'`, unknownName(known, rawName)))
    }
    if (name in plain && inlineValue) throw new UsageError(`${rawName} takes no value.`)
    // A negative number is a value, but a wrong one: the check of the range says more.
    if (!(name in plain) && (value === undefined || (!inlineValue && /^-(?!\d)/.test(value))))
      throw new UsageError(`${rawName} needs a value.`)
    given.set(name, value ?? '')
  }
  return given
}
