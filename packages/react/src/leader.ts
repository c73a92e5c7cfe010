/**
 * Runs `lead` in one tab at a time. When that tab closes, the next one continues. Where Web Locks are missing (http) or denied
 * (sandboxed frames), every tab leads.
 *
 * @param lead runs while this tab is the leader; must resolve after its signal has aborted
 * @param signal ends this tab's turn as the leader, or its wait for a turn
 * @returns a function that makes this tab the leader in place of the present one
 */
export function joinElection(
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): () => void {
  async function hold(options: LockOptions): Promise<void> {
    const turn = new AbortController()
    try {
      await navigator.locks.request(name, options, () => lead(AbortSignal.any([signal, turn.signal])))
    } catch (error) {
      // An AbortError says that another tab has taken the turn, or that this tab leaves. Any other error says that
      // there are no Web Locks: then this tab leads.
      if ((error as Error).name !== 'AbortError') await lead(signal)
    }
    turn.abort()
  }

  const stand = (): unknown => signal.aborted || hold({ signal }).then(stand)
  stand()
  return () => hold({ steal: true })
}
