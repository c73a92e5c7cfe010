import type { NewLogEntry } from '../../src/logs/entries.ts'

/** An entry of the tenant's log, for tests to which it does not matter what the entry says. */
export const anEntry: NewLogEntry = { kind: 'change', operation: 'update_event_stream', count: 1 }
