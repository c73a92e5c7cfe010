import type { DeliveryFilter, DeliveryPlace } from '../../event-streams/deliveries.ts'

/** The column `detail` for a bulk redelivery: its filter, and the place of the last redelivered delivery. */
export interface RedeliveryDetail {
  readonly filter: DeliveryFilter
  readonly after: DeliveryPlace | null
}
