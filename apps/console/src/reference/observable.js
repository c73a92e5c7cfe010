import { React } from './viewer.js'

/** A value that components can watch with `useObservable`. */
export function observable(value) {
  const listeners = new Set()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current value. The component renders again when it changes. */
export const useObservable = ({ subscribe, get }) => React.useSyncExternalStore(subscribe, get)
