import { vi } from 'vitest'

/** Resolves once code sets a timer of this length. */
export function timerOf(milliseconds: number): Promise<void> {
  const { setTimeout } = globalThis
  return new Promise(resolve => {
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, delay?: number) => {
      if (delay === milliseconds) resolve()
      return setTimeout(callback, delay)
    }) as typeof setTimeout)
  })
}
