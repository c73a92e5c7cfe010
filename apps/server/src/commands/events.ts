import { type Erased, erasePerson } from '../events/erasure.ts'
import { commandEntry } from '../logs/entries.ts'
import { type Command, CommandError, runCommand } from './run-command.ts'

const usage = `Usage: npm run events -- <command>

  erase USER_ID   Erases all events of a person from the log, from the histories of failed deliveries, and from the lists of
                  attempts. Deliveries that wait are dropped. In the log of the tenant, removes correlation ids and user agents
                  that contain USER_ID. An account of the person is named PROVIDER|USER_ID. It cannot be undone.

Commands use DATA_DIR like the service, and can run while the service runs. It forgets erased events within 2 seconds. After a minute,
no file of the data folder holds them. A command that was interrupted can be repeated. docs/data-protection.md says what it reaches.
Add -s (npm run -s events -- erase …) to print only JSON.
`

/** Time between two lines about the progress, in milliseconds. */
const progressMs = 2_000

const erase: Command = args => {
  // `parseArgs` would take an id that begins with a hyphen for an option.
  const [userId] = args
  if (!userId || args.length > 1) throw new CommandError('Give the id of one user; see --help.')
  return async ({ erasure, logs }) => {
    // Written first, so that an interrupted erasure has an entry. It does not name the person.
    const entry = logs.dated(commandEntry('erase_events', {}))
    await logs.write([entry])
    let shownAt = performance.now()
    const { events, deliveries, attempts, entries } = await erasePerson(erasure, userId, erased => {
      if (performance.now() - shownAt < progressMs) return
      shownAt = performance.now()
      process.stderr.write(progressOf(erased))
    })
    const detail = `Erased ${events.erased} events and ${deliveries.erased} failed deliveries.`
    await logs.write([{ ...entry, detail }])
    return {
      user_id: userId,
      events_erased: events.erased,
      failed_deliveries_erased: deliveries.erased,
      log_entries_changed: entries.erased,
      attempts_erased: attempts.erased,
    }
  }
}

function progressOf({ events, deliveries, attempts }: Erased): string {
  return `Read ${events.read} events, ${deliveries.read} failed deliveries and ${attempts.read} attempts, erased ${events.erased}, ${deliveries.erased} and ${attempts.erased}.\n`
}

await runCommand(usage, { erase })
