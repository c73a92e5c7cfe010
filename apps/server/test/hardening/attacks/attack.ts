import type { AttackedService } from '../attacked-service.ts'

/** An attack by an unauthenticated caller or a client. */
export interface Attack {
  readonly name: string
  /** Limit of the 99th percentile of the time from a publication to the arrival of its event at another client, in milliseconds. */
  readonly mostLagMs?: number
  /** Creates what the attack needs, before the measurement. */
  prepare?(service: AttackedService): Promise<void>
  /** Begins the attack. @returns a function that ends it */
  begin(service: AttackedService): Promise<() => void>
}
