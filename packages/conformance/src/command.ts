import { interrupt } from './cases.ts'
import { check, messageOf } from './check.ts'
import { connect } from './connect.ts'
import { groupsOf } from './groups.ts'
import { createPrinter, openReport } from './report.ts'
import { help, settingsOf, UsageError } from './settings.ts'

/**
 * Checks the target that the arguments name, and sets the exit code.
 *
 * @param endProcess called with the exit code if the run is interrupted, after it has removed what it has created
 */
export async function runCommand(
  args: readonly string[],
  endProcess: (code: number) => never,
): Promise<void> {
  async function stop(): Promise<void> {
    process.stderr.write('\nInterrupted. Removing what the run has created.\n')
    for (const error of await interrupt()) process.stderr.write(`${messageOf(error)}\n`)
    endProcess(130)
  }

  // A second signal ends the process at once. SIGHUP: the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  process.stdout.once('error', ({ message }) => {
    process.stderr.write(`The output cannot be written: ${message}.\n`)
    return stop()
  })
  // Without listeners, a further error would end the process before it has removed what the run has created.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  try {
    const settings = settingsOf(args)
    if (settings) {
      const reports = await Promise.all(settings.reports.map(openReport))
      const target = await connect(settings, process.env)
      const printer = createPrinter(process.stdout)
      const findings = await check(target, groupsOf(settings.groups), printer)
      printer.end(findings)
      for (const write of reports) await write(findings)
      process.exitCode = findings.violations.length > 0 ? 1 : 0
    } else process.stdout.write(help)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const advice = error instanceof UsageError ? ' See --help.' : ''
    process.stderr.write(`${message}${advice}\n`)
    process.exitCode = 2
  }
}
