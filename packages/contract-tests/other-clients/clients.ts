/** The clients whose recipes `docs/other-clients.md` shows, and how to run them. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inherited } from '@tenant-api/test-kit/start-process'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import type { Place } from './fault-proxy.ts'

export const folder = import.meta.dirname

export interface OtherClient {
  readonly name: string
  /** The file in `recipes`. */
  readonly recipe: string
  /** Its version; undefined if it is not installed. */
  version(): string | undefined
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** Builds what the command runs. */
  readonly build?: readonly [string, ...string[]] | undefined
  /** The cuts at which it loses the event that is cut. */
  readonly loses?: readonly Place[]
  /** It hands out values that `JSON.parse` has made, not text. */
  readonly parses?: true
}

interface Options extends Pick<OtherClient, 'loses' | 'parses' | 'build'> {
  /** The package's name in `package.json`; by default the client's name. */
  readonly from?: string
  readonly aliases?: Readonly<Record<string, string>>
  readonly nodeOptions?: readonly string[]
}

/** A client from npm. */
function npm(
  name: string,
  recipe: string,
  { from = name, aliases, nodeOptions = [], ...rest }: Options = {},
) {
  return {
    name,
    recipe,
    version: () => installedVersion(from),
    command: [process.execPath, '--import', './alias.js', ...nodeOptions, `recipes/${recipe}`],
    env: { ALIASES: JSON.stringify(aliases ?? {}), NODE_NO_WARNINGS: '1' },
    ...rest,
  } as const satisfies OtherClient
}

/** A client that the system has. The output of the command `asked` contains its version. */
function system(
  name: string,
  recipe: string,
  command: OtherClient['command'],
  asked: readonly [string, ...string[]],
  build?: OtherClient['build'],
): OtherClient {
  return { name, recipe, command, version: () => versionIn(asked), build }
}

const atIdLine = { loses: ['between the id line and the next'] } as const
const built = createTemporaryFolder()
const goProgram = path.join(built, 'go-recipe')
const generated = path.join(built, 'generated')

/** The four that take an id when its line arrives. A cut behind that line costs them the event. */
export const hastyClients: readonly OtherClient[] = [
  npm('eventsource 2', 'eventsource-2.js', {
    from: 'eventsource-2',
    aliases: { eventsource: 'eventsource-2' },
    ...atIdLine,
  }),
  npm('@sanity/eventsource', 'eventsource-2.js', {
    aliases: { eventsource: '@sanity/eventsource' },
    ...atIdLine,
  }),
  npm('@microsoft/fetch-event-source', 'fetch-event-source.js', atIdLine),
  npm('extended-eventsource', 'extended-eventsource.js', atIdLine),
]

export const clients: readonly OtherClient[] = [
  ...hastyClients,
  npm('eventsource 3', 'eventsource.js', {
    from: 'eventsource-3',
    aliases: { eventsource: 'eventsource-3' },
  }),
  npm('eventsource 4', 'eventsource.js', {
    from: 'eventsource-4',
    aliases: { eventsource: 'eventsource-4' },
  }),
  npm('eventsource 5', 'eventsource.js', { from: 'eventsource' }),
  npm('undici', 'undici.js'),
  {
    ...npm('Node', 'node.js', { nodeOptions: ['--experimental-eventsource'] }),
    version: () => process.versions.node,
  },
  npm('eventsource-client', 'eventsource-client.js'),
  npm('launchdarkly-eventsource', 'launchdarkly-eventsource.js'),
  npm('event-source-polyfill', 'event-source-polyfill.js'),
  npm('reconnecting-eventsource', 'reconnecting-eventsource.js'),
  npm('Hey API', 'hey-api.js', {
    from: '@hey-api/openapi-ts',
    build: [process.execPath, 'node_modules/@hey-api/openapi-ts/bin/run.js', '--file', 'hey-api.config.js'],
    aliases: {
      './generated/index.ts': pathToFileURL(path.join(generated, 'index.ts')).href,
      './generated/client/index.ts': pathToFileURL(path.join(generated, 'client/index.ts')).href,
    },
    parses: true,
  }),
  system(
    'Python requests',
    'python-requests.py',
    ['python3', 'recipes/python-requests.py'],
    ['python3', '-c', 'import requests; print(requests.__version__)'],
  ),
  system(
    'Python httpx',
    'python-httpx.py',
    ['python3', 'recipes/python-httpx.py'],
    ['python3', '-c', 'import httpx; print(httpx.__version__)'],
  ),
  system('Go', 'go.go', [goProgram], ['go', 'version'], ['go', 'build', '-o', goProgram, 'recipes/go.go']),
  system('Ruby', 'ruby.rb', ['ruby', 'recipes/ruby.rb'], ['ruby', '--version']),
  system('PHP', 'php.php', ['php', 'recipes/php.php'], ['php', '-r', 'curl_version(); echo PHP_VERSION;']),
  system('Perl', 'perl.pl', ['perl', 'recipes/perl.pl'], ['perl', '-e', 'printf "%vd", $^V']),
  system('curl', 'curl.sh', ['bash', 'recipes/curl.sh'], ['curl', '--version']),
]

function installedVersion(name: string): string | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

function versionIn([command, ...args]: readonly [string, ...string[]]): string | undefined {
  try {
    const output = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /\d+(\.\d+)+/.exec(output)?.[0]
  } catch {
    return undefined
  }
}

/** Builds what a client's command runs. */
export function build({ build }: OtherClient): void {
  if (!build) return
  const [command, ...args] = build
  execFileSync(command, args, {
    cwd: folder,
    env: { ...inherited(), HOME: process.env.HOME, GENERATED: generated },
    stdio: 'pipe',
  })
}
