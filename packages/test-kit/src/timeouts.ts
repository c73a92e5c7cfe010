/**
 * The timeouts of all tests. They only end a test that hangs: each wait ends as soon as its condition is met, and a busy machine may
 * be ten times slower than an idle one. A test that checks a time measures it, and says how long it may be.
 */
const minutes = 60_000
const long = Boolean(process.env.LONG)

/** Milliseconds for which a test waits for something that it expects. */
export const waitMs = (long ? 20 : 4) * minutes

const testMs = (long ? 120 : 10) * minutes

/** For `test` in the configuration of Vitest. */
export const timeouts = {
  testTimeout: testMs,
  hookTimeout: testMs,
  expect: { poll: { timeout: waitMs } },
}
