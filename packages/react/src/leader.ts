/** The right to be the only tab of the origin that does some work. */
export interface Leadership {
  /** Takes the work from the tab that does it, whose signal then aborts. For a leader that does not answer. */
  takeOver(): void
}

/**
 * Runs `lead` in one tab at a time. When that tab closes, the next one continues. Without Web Locks, which only pages from https or
 * localhost have, every tab leads.
 *
 * @param lead resolves after its signal has aborted
 * @param signal leaves: ends the work of this tab, or its wait
 */
export function joinElection(
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Leadership {
  const locks: LockManager | undefined = navigator.locks

  async function hold(options: LockOptions): Promise<void> {
    const term = new AbortController()
    const end = () => term.abort()
    signal.addEventListener('abort', end)
    // The request is rejected when another tab takes over, and when this tab leaves before its turn.
    await locks?.request(name, options, () => lead(term.signal)).catch(() => {})
    end()
    signal.removeEventListener('abort', end)
  }

  async function stand(): Promise<void> {
    while (!signal.aborted) await hold({ signal })
  }

  if (locks) stand()
  else lead(signal)
  return { takeOver: () => void hold({ steal: true }) }
}
