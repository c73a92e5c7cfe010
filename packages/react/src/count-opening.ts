/** Subscriptions that open within `period` milliseconds before a warning: one that changes every second, or many filters. */
const mostOpenings = 8
const period = 10_000

let times: number[] = []
let isWarned = false

/** Must be called for each subscription that opens. Warns of many, once, in the console of the browser. */
export function countOpening(): void {
  const now = performance.now()
  times = [...times.filter(time => now - time < period), now]
  if (isWarned || times.length <= mostOpenings) return
  isWarned = true
  // biome-ignore lint/suspicious/noConsole: developers look for warnings in the console of the browser
  console.warn(
    `useEvents has opened ${times.length} subscriptions within 10 seconds. Each other combination of event_type, from and ` +
      'from_timestamp is a connection of its own, and over HTTP/1.1 a browser opens only six. Pass values that stay the ' +
      'same from one render to the next, and create the client outside of components. If you need many filters, read all ' +
      'types once, and filter in the component.',
  )
}
