/** The offset that this tab kept under `name` before the page was reloaded; undefined if the page was not reloaded. */
export function offsetBeforeReload(name: string): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = storage()?.getItem(name) ?? undefined
  storage()?.removeItem(name)
  return visit?.type === 'reload' ? kept : undefined
}

/** Keeps an offset for the time after a reload. */
export function keepForReload(name: string, offset: string | undefined): void {
  if (offset !== undefined) storage()?.setItem(name, offset)
}

/** The storage of the tab; undefined if the browser denies it, for example in a sandboxed frame. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
