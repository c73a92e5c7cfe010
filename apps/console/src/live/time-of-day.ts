const format = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** The time of an event in the time zone of the browser, to the millisecond; '' if the event has no valid time. */
export function timeOfDay(time: unknown): string {
  const milliseconds = Date.parse(String(time))
  return Number.isNaN(milliseconds) ? '' : format.format(milliseconds)
}
