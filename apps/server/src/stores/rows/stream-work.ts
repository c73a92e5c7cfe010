import type { DeliveryFilter, DeliveryPlace } from '../../deliveries/delivery-history.ts'

/** The column `detail` of the work of a bulk redelivery: its filter, and the last place that was redelivered. */
export interface RedeliveryDetail {
  readonly filter: DeliveryFilter
  readonly after: DeliveryPlace | null
}
