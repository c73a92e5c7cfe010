import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Failure } from '@tenant-api/client'

type Listing = Pick<
  UseInfiniteQueryResult<unknown, Failure>,
  'error' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>

/** The end of a listing, below its items: a button for the next page, or the error and a button to try again. */
export function ListEnd({ listing }: { listing: Listing }) {
  const { error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = listing
  if (!error && !hasNextPage) return null
  return (
    <>
      {error && <p role="alert">{error.detail}</p>}
      <button
        type="button"
        disabled={isFetchingNextPage}
        onClick={() => (error && !isFetchNextPageError ? refetch() : fetchNextPage())}
      >
        {error ? 'Try again' : 'Load more'}
      </button>
    </>
  )
}
