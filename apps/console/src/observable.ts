import { useSyncExternalStore } from 'react'

/** A value that components can watch with `useObservable`. */
export interface Observable<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** Calls the listener after each change. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
}

export function observable<Value>(value: Value): Observable<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The current value. The component renders again when it changes. */
export function useObservable<Value>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}
