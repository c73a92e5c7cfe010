/** Preloaded into a service: at SIGHUP its monotonic clock jumps ahead by an hour. */
const { now } = performance
let ahead = 0
performance.now = () => now.call(performance) + ahead
process.on('SIGHUP', () => {
  ahead += 3_600_000
})
