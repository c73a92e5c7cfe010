/** Loaded before the service: its clock is ahead by as many milliseconds as CLOCK_AHEAD_MS says. */
const { now } = Date
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
Date.now = () => now() + aheadMs
