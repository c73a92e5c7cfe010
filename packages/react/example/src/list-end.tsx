import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Failure } from '@tenant-api/client'

type Listing = Pick<
  UseInfiniteQueryResult<unknown, Failure>,
  'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/** The end of a listing, below its items: the error, or the button for the next page. */
export function ListEnd({ listing }: { listing: Listing }) {
  if (listing.error) return <p role="alert">{listing.error.detail}</p>
  if (!listing.hasNextPage) return null
  return (
    <button type="button" disabled={listing.isFetchingNextPage} onClick={() => listing.fetchNextPage()}>
      Load more
    </button>
  )
}
