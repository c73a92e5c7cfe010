import { changeBody } from './change-body.ts'
import type { FaultyCase } from './faulty-case.ts'

const minuteMs = 60_000

function later(time: unknown, milliseconds: number): string {
  return new Date(Date.parse(String(time)) + milliseconds).toISOString()
}

/** Moves the time of an event that the service has just accepted. Other events have the times of the document's examples. */
function moving(milliseconds: number) {
  return (frame: string) => [
    frame.replace(/"time":"([^"]+)"/, (whole, time) =>
      Math.abs(Date.parse(time) - Date.now()) < minuteMs ? `"time":"${later(time, milliseconds)}"` : whole,
    ),
  ]
}

/** Servers that send or understand wrong times. */
export const timeFaults: readonly FaultyCase[] = [
  {
    promise: 'sets no time before the acceptance of an event',
    fault: { onEvent: moving(-minuteMs) },
    group: 'publishing',
    sentence: /^the time of the event must be at least \d+, got \d+$/,
  },
  {
    promise: 'sets no time after the acceptance of an event',
    fault: { onEvent: moving(minuteMs) },
    group: 'publishing',
    sentence: /^the time of the event must be at most \d+, got \d+$/,
  },
  {
    promise: 'starts a subscription at a time, not a second earlier',
    fault: {
      onRequest: request => {
        request.url = request.url.replace(/(?<=from_timestamp=)[^&]+/, time =>
          later(time, -1_000).replace('.000Z', 'Z'),
        )
      },
    },
    group: 'resuming',
    sentence: /^the value\[0\]\.offset must be "\w+", got "\w+"$/,
  },
  {
    promise: 'sets disabled_at when it disables an event stream',
    fault: {
      onAnswer: answer => {
        if (answer.body.includes('"disabled_at":'))
          answer.body = changeBody(answer, body =>
            Object.assign(body, { disabled_at: later(body.disabled_at, minuteMs) }),
          )
      },
    },
    group: 'changed-event-streams',
    sentence: /^the value must be at most \d+, got \d+$/,
  },
]
