import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure, pages, readRecorded, withTables } from '../src/recorded.ts'

const results = readRecorded()
const read = (page: string) => readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8')

/** The recorded figure of the service. */
function recorded(name: string): number {
  const result = results.find(result => result.name === name)
  if (!result) throw new Error(`There is no recorded result of '${name}'.`)
  return result.value
}

test.each(pages)('the tables of %s have the figures of the recorded runs', page => {
  const text = read(page)
  expect(withTables(page, text, [])).not.toBe(text)
  expect(withTables(page, text, results)).toBe(text)
})

const single = recorded('fan-out, 1,000 subscribers, single events')
const bursts = recorded('fan-out, 1,000 subscribers, bursts of 100')
const memory = figure(recorded('5,000 idle subscribers, memory of each'))
const cores = 1_000_000 / single

test.each<readonly [page: string, sentence: string]>([
  ...[
    `${figure(recorded('publish, single events, 64 at once'))} events per second |`,
    `${figure(recorded('publish, batches of 100'))} events per second on SQLite, ${figure(recorded('PostgreSQL: publish, batches of 100'))} on PostgreSQL`,
    `${figure(recorded('capacity, single events to 1,000 readers'))} events per second |`,
    `${figure(recorded('webhook deliveries, one fast target'))} deliveries per second |`,
    `${figure(recorded('latency from publish to receive, 10 events a second, 1,000 subscribers, p99'))} ms |`,
    `memory of each idle subscriber | ${memory} KB`,
  ].map(sentence => ['docs/adopting.md', sentence] as const),
  [
    'docs/operations.md',
    `it accepts ${figure(recorded('capacity, single events to 1,000 readers'))} single events a second, or ${figure(recorded('capacity, batches of 100 to 1,000 readers'))} in batches of 100`,
  ],
  ['docs/operations.md', `${memory} KB for each open subscription`],
  ['docs/scaling.md', `a node takes 10,000 connections of ${memory} KB each`],
  [
    'docs/scaling.md',
    `with ${Math.round(10 * recorded('5,000 idle subscribers, memory of each'))} MB each for connections`,
  ],
  [
    'docs/scaling.md',
    `At ${figure(single)} single messages for each second of CPU (${figure(bursts)} in bursts)`,
  ],
  [
    'docs/scaling.md',
    `that takes ${Math.round(cores)} cores, ${(cores / 100).toFixed(2)} of a core on each node`,
  ],
  ['docs/scaling.md', `up to about ${Math.floor(100 / cores)} events a second`],
])('%s takes a figure from the recorded run: %s', (page, sentence) => {
  expect(read(page).replaceAll(/\s+/g, ' ')).toContain(sentence)
})
