import { parseArgs } from 'node:util'
import { type GroupName, groupNames } from './groups.ts'
import { type Report, reportFormats } from './report.ts'

/** The arguments of the command line. */
export interface Settings {
  readonly baseUrl: string
  readonly groups: readonly GroupName[]
  readonly isReadOnly: boolean
  readonly isMock: boolean
  readonly reports: readonly Report[]
}

/** Wrong arguments or settings. The message says what to do. */
export class UsageError extends Error {}

export const help = `Usage: tenant-api-conformance BASE_URL [options]

Checks whether the server at BASE_URL keeps the promises of the tenant API's document.
Use a test tenant: the cases publish events, and create resources, which they remove again.

Options:
  --only GROUP            run only this group; may be repeated
  --read-only             send only requests that change nothing
  --mock                  the target is a mock: skip what a mock cannot do
  --report FORMAT FILE    write a report as ${reportFormats.join(', ')}; may be repeated
  --help                  show this help

Environment:
  TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET   a client with all scopes for /api/v2/ and /internal/
  DATA_DIR                     the data folder of a service on this machine, whose first-client.json is read if neither
                               a client nor a token is given; data by default
  TENANT_API_TOKEN             a token for /api/v2/, instead of a client
  TENANT_API_INTERNAL_TOKEN    a token for /internal/, with which the cases publish events
  TENANT_API_EXPIRED_TOKEN     an expired token of the server, which the server must refuse

Groups:
${wrapped(groupNames)}

Exit codes:
  0  every promise is kept
  1  a promise is broken
  2  wrong usage, or the target cannot be reached
`

/**
 * Reads the arguments; undefined for `--help`.
 *
 * @throws {UsageError}
 */
export function settingsOf(args: readonly string[]): Settings | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0)
    throw new UsageError(`One BASE_URL is required, got ${positionals.length}.`)
  return {
    baseUrl: baseUrlOf(given),
    groups: (values.only ?? groupNames).map(groupOf),
    isReadOnly: values['read-only'] ?? false,
    isMock: values.mock ?? false,
    reports: (values.report ?? []).map(reportOf),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: withReports(args),
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        'read-only': { type: 'boolean' },
        mock: { type: 'boolean' },
        report: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Joins `--report FORMAT FILE` into one argument, because an option of `parseArgs` has only one value. */
function withReports([first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return []
  if (first !== '--report') return [first, ...withReports(rest)]
  const [format = '', file = '', ...others] = rest
  return [`--report=${format} ${file}`, ...withReports(others)]
}

function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(
      `BASE_URL must be scheme, host and port, such as http://127.0.0.1:3000, got '${text}'.`,
    )
  return url.origin
}

function groupOf(name: string): GroupName {
  const group = groupNames.find(known => known === name)
  if (!group) throw new UsageError(`There is no group '${name}'. The groups are ${groupNames.join(', ')}.`)
  return group
}

function reportOf(text: string): Report {
  const [, name, file] = /^(\S+) (.+)$/.exec(text) ?? []
  const format = reportFormats.find(known => known === name)
  if (!format || !file)
    throw new UsageError(
      `--report needs a format (${reportFormats.join(', ')}) and a file, such as --report html report.html, got '${text}'.`,
    )
  return { format, file }
}

/** The names in lines of at most 100 characters. */
function wrapped(names: readonly string[]): string {
  return names
    .join(', ')
    .replaceAll(/(.{1,96})(?: |$)/g, '  $1\n')
    .trimEnd()
}
