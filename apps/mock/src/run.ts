import { publicDocument } from '@tenant-api/contract'
import type { MockOptions } from './mock-options.ts'
import { help, settingsOf, UsageError } from './settings.ts'
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
  print(`The mock listens at ${mock.url}; it accepts any token. Try:

  curl -H 'Authorization: Bearer any' ${mock.url}/api/v2/event-streams
  curl -N -H 'Authorization: Bearer any' ${mock.url}/api/v2/events
  curl -H 'Content-Type: application/json' -d '{"type":"user.created"}' ${mock.url}/__mock/events
  curl -H 'Content-Type: application/json' -d '{"operation":"list_event_streams","status":429}' ${mock.url}/__mock/answers
  curl ${mock.url}/__mock/answers    # the operations, and the answers that you can choose

Each request prints a line here:
`)
}
