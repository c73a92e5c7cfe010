const seconds = 1_000
const long = Boolean(process.env.LONG)

/**
 * Milliseconds for which a test waits for something that it expects. Shorter than the timers of a minute and more by which the
 * service makes good for a missed event: a wait must not end because of them.
 */
export const waitMs = (long ? 1_200 : 50) * seconds

/** Milliseconds. Only a test that hangs takes so long: a busy machine may be ten times slower than an idle one. */
const testMs = (long ? 7_200 : 600) * seconds

/** For `test` in the configuration of Vitest. */
export const timeouts = {
  testTimeout: testMs,
  hookTimeout: testMs,
  expect: { poll: { timeout: waitMs } },
}
