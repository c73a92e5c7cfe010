/** What the help of `tenant-api` itself says. commander gets it from here, and help.ts prints it without commander. */
import { exitCodes } from './command-error.ts'

export const summary = 'The command line of the tenant API.'

/** Flags and descriptions of the options that every command takes. */
export const globalOptions = [
  ['--json', 'print JSON, and errors as { code, message, next }'],
  ['--url <address>', 'address of the service'],
  ['--profile <name>', 'sign in with a stored profile'],
  ['--no-input', 'never prompt'],
  ['-y, --yes', 'answer yes to every question'],
] as const

export interface TopCommand {
  /** Its options and arguments, as the help shows them. */
  readonly usage?: string
  readonly summary: string
  /** The name of the resource in the paths of the API, if the command has another one. */
  readonly alias?: string
}

/** The commands of one word, and the groups of commands, in the order of the help. */
export const topCommands = {
  events: { summary: 'Follow, publish and find events.' },
  listen: {
    usage: '[options]',
    summary: 'Forward events to a local webhook receiver, in the same form as the service.',
  },
  deliveries: { summary: 'See failed deliveries and repeat them.' },
  logs: { summary: 'See who changed what.' },
  config: { summary: 'Keep the configuration of the tenant in a file.' },
  login: {
    usage: '[options]',
    summary: 'Check the credentials of a client and store them as a profile.',
  },
  logout: { summary: 'Delete a stored profile. Its client and tokens stay valid.' },
  whoami: { summary: 'Show the client, its scopes, and when its token expires.' },
  token: { usage: '[options]', summary: 'Get an access token, and print only the token.' },
  doctor: { summary: 'Check address, TLS, clock, credentials, scopes and stream.' },
  api: {
    usage: '[options] <method> <path>',
    summary: 'Send a request to a path of the service, and print the answer.',
  },
  mcp: {
    usage: '[options]',
    summary: 'Offer the operations as tools to an agent (Model Context Protocol).',
  },
  completion: { usage: '<shell>', summary: 'Print the completion script of a shell.' },
  schema: { summary: 'Print every command, flag and exit code as JSON.' },
  streams: { alias: 'event-streams', summary: 'Manage event streams to webhooks.' },
  policies: { alias: 'rate-limit-policies', summary: 'Manage rate limit policies.' },
  server: { summary: 'Show how the service issues tokens.' },
} as const satisfies Record<string, TopCommand>

/** The end of the help. */
export function epilogue(): string {
  const codes = Object.values(exitCodes).map(({ code, meaning }) => `  ${code}  ${meaning}`)
  return `
Environment:
  TENANT_API_URL, TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET, TENANT_API_TOKEN, TENANT_API_PROFILE
  Flags override the environment, and the environment overrides a profile.
  Without any of them, a service on this machine gets the credentials in DATA_DIR/first-client.json (data by default).

Exit codes:
${codes.join('\n')}`
}
