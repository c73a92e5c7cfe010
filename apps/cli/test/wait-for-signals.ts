import { untilInterrupted } from '../src/until-interrupted.ts'

/** Prints `ready`, then `interrupted` at the first signal. Does not end by itself. */
const signal = untilInterrupted()
signal.addEventListener('abort', () => process.stdout.write('interrupted\n'))
setInterval(() => {}, 60_000)
process.stdout.write('ready\n')
