import { uptime } from 'node:os'
import type { Clock } from '../../events/clock.ts'

/** The clock of this machine. `ahead` compares it with the time since boot, which includes sleep. */
export function createMachineClock(): Clock {
  const bootTime = () => Date.now() - 1_000 * uptime()
  const bootedAt = bootTime()
  return { now: () => Date.now(), ahead: () => bootTime() - bootedAt }
}
