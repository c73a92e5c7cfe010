import { pino } from 'pino'

/** For a test that does not look at the log. */
export const silentLog = pino({ level: 'silent' })
