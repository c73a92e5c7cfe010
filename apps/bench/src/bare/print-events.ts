/** Bare reader of an event stream: parses each event and prints its data. Usage: print-events.ts <address> <events> */
import { createParser } from 'eventsource-parser'

const [, , address = '', events] = process.argv
let left = Number(events)
let lines = ''
const parser = createParser({
  onEvent({ data }) {
    const { event } = JSON.parse(data)
    lines += `${JSON.stringify(event.data)}\n`
    left--
  },
})
const { body } = await fetch(address)
const decoder = new TextDecoder()
for await (const chunk of body ?? []) {
  parser.feed(decoder.decode(chunk, { stream: true }))
  process.stdout.write(lines)
  lines = ''
  if (left <= 0) break
}
