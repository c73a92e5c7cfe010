import type { Feed } from './feed.ts'

/** Connections that a browser opens to a host over HTTP/1.1. */
const mostAtOnce = 6
/** Subscriptions with a start that open within `period` milliseconds before a warning: the start changes again and again. */
const mostStarts = 8
const period = 10_000

let starts: number[] = []
const warned = new Set<string>()

/**
 * Warns in the console of the browser, once for each reason, before a subscription opens.
 *
 * @param open the open subscriptions; the ones without listeners close soon
 * @param hasStart whether the new one has a `from` or a `from_timestamp`
 */
export function warnOfConnections(open: readonly Feed[], hasStart: boolean): void {
  const used = open.filter(({ listeners }) => listeners.size > 0)
  if (used.length >= mostAtOnce)
    warnOnce(
      'useEvents holds more subscriptions than a browser has connections over HTTP/1.1, which are six. Each other ' +
        'combination of event_type, from and from_timestamp is a connection of its own. If you need many filters, read all ' +
        'types once, and filter in the component.',
    )
  if (!hasStart) return
  const now = performance.now()
  starts = [...starts.filter(time => now - time < period), now]
  if (starts.length > mostStarts)
    warnOnce(
      'useEvents opens one subscription after the other, because its from or from_timestamp changes. Pass a value that stays ' +
        'the same from one render to the next.',
    )
}

function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  // biome-ignore lint/suspicious/noConsole: developers look for warnings in the console of the browser
  console.warn(text)
}
