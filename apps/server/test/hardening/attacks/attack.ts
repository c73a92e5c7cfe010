import type { AttackedService } from '../attacked-service.ts'

/** Something that a stranger or a client does to the service. */
export interface Attack {
  readonly name: string
  /** Makes what the attack needs, before anything is measured. */
  prepare?(service: AttackedService): Promise<void>
  /** Begins it. @returns how to end it */
  begin(service: AttackedService): Promise<() => void>
}
