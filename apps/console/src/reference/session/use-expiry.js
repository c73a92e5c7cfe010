import { React } from '../viewer.js'

/** The longest delay of a timer. A longer one would end at once. */
const longestDelay = 2 ** 31 - 1

/** Renders the component again when the token of a session expires. */
export function useExpiry(session) {
  const [, render] = React.useReducer(count => count + 1, 0)
  React.useEffect(() => {
    const remaining = (session?.expiresAt ?? 0) - Date.now()
    if (remaining <= 0) return
    const timer = setTimeout(render, Math.min(remaining, longestDelay))
    return () => clearTimeout(timer)
  }, [session])
}
