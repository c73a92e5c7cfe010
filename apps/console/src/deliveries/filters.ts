import type { ListingInput } from '@tenant-api/react'

/** The filters of the API. The address of the page contains them. */
export type Filters = Omit<ListingInput<'getEventDeliveries'>, 'id' | 'take'>

export type FilterName = keyof Filters

/** The parameter of each filter, as the service's errors name it. */
export const filterNames = {
  event_types: 'event_types',
  statuses: 'statuses',
  date_from: 'date_from',
  date_to: 'date_to',
} as const satisfies Record<FilterName, FilterName>

const lists: readonly string[] = ['event_types', 'statuses'] satisfies FilterName[]

export function filtersIn(search: URLSearchParams): Filters {
  const given = Object.keys(filterNames).flatMap(name => {
    const value = search.get(name)
    return value ? [[name, lists.includes(name) ? value.split(',') : value]] : []
  })
  // Anyone can edit the address. The service checks the values.
  return Object.fromEntries(given) as Filters
}

/** The search parameters of an address with these filters, and no others. */
export function searchOf(filters: Readonly<Partial<Record<FilterName, unknown>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, value === undefined ? '' : String(value)] as const)
      .filter(([, value]) => value !== ''),
  )
}

/** The error whose deliveries are shown; undefined for all errors. The page filters by error, because the service cannot. */
export function causeIn(search: URLSearchParams): string | undefined {
  return search.get('error') ?? undefined
}
