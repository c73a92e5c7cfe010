import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { Filter } from './rows.ts'

/** The filter in the address of the page, and a function that changes it; undefined removes it. */
export function useFilter(): readonly [Filter, (filter: Filter | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const types = search.get('types') ?? ''
  const text = search.get('text') ?? ''
  const filter = useMemo(() => ({ types: new Set(types ? types.split(',') : []), text }), [types, text])
  function setFilter(filter: Filter | undefined): void {
    setSearch(
      previous => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of [
          ['types', [...(filter?.types ?? [])].join()],
          ['text', filter?.text ?? ''],
        ] as const) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return [filter, setFilter]
}
