import type { GroupName } from '@tenant-api/conformance/groups'
import type { Fault } from './faulty-server.ts'

/** A server that breaks a promise, with the sentence that the conformance suite must report. */
export interface FaultyCase {
  readonly promise: string
  readonly fault: Fault
  /** The group that finds the violation. */
  readonly group: GroupName
  readonly sentence: RegExp
}
