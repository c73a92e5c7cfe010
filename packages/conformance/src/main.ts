#!/usr/bin/env node
import { interrupt } from './cases/interruption.ts'
import { check } from './check.ts'
import { connect } from './connect.ts'
import { groupsOf } from './groups.ts'
import { createPrinter } from './report/print.ts'
import { openReport } from './report/write-report.ts'
import { messageOf } from './run.ts'
import { help, settingsOf, UsageError } from './settings.ts'

// A second signal ends the process at once. SIGHUP: the terminal is closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
process.stdout.once('error', ({ message }) => {
  process.stderr.write(`The output cannot be written: ${message}.\n`)
  return stop()
})
// Without listeners, a further error would end the process before it has removed what the run has created.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const settings = settingsOf(process.argv.slice(2))
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

async function stop(): Promise<void> {
  process.stderr.write('\nInterrupted. Removing what the run has created.\n')
  for (const error of await interrupt()) process.stderr.write(`${messageOf(error)}\n`)
  process.exit(130)
}
