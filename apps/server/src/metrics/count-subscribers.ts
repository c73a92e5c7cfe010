import type { Subscribers } from '../events/subscribers.ts'
import type { Metrics } from './metrics.ts'

/** Wraps subscribers and counts their open streams and dropped readers. */
export function countSubscribers(all: Subscribers, { subscribers, droppedReaders }: Metrics): Subscribers {
  return {
    subscribe(options) {
      const stream = all.subscribe(options)
      return {
        open(sink) {
          let isDropped = false
          subscribers.inc()
          sink.onClose(() => subscribers.dec())
          stream.open({
            ...sink,
            destroy() {
              if (!isDropped) droppedReaders.inc()
              isDropped = true
              sink.destroy()
            },
          })
        },
      }
    },
    close: () => all.close(),
  }
}
