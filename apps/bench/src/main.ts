/**
 * Prints each figure of the service with its bare limit.
 *
 * Usage: npm run bench -- [words]            runs the benches whose names contain one of the words; without words, all
 *        npm run bench -- peers              runs those that compare the service with other programs of its kind
 *        npm run bench -- --record [words]   also records the results, and writes them into the pages that show them
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BenchResult, run } from './bench.ts'
import { clientBenches } from './client.ts'
import { commandLineBenches, commandStartBenches } from './command-line.ts'
import { consoleLiveBenches, consoleStartBenches } from './console.ts'
import { describeMachine } from './machine.ts'
import { deliveriesPeerBenches } from './peers/deliveries.ts'
import { fanOutPeerBenches } from './peers/fan-out.ts'
import { publishPeerBenches } from './peers/publish.ts'
import { postgresBenches } from './postgres.ts'
import { publishBatchesBench, publishSingleBench } from './publish.ts'
import { figure, pages, readRecorded, recordedFile, targetOf, withTables } from './recorded.ts'
import { replayBench } from './replay.ts'
import { startBenches } from './start.ts'
import {
  capacityBenches,
  fanOutBenches,
  filterBenches,
  idleSubscribersBench,
  latencyBench,
} from './subscribers.ts'
import { webhooksBench } from './webhooks.ts'
import { wholePathBenches } from './whole-path.ts'

const rounds = 5
const benches = [
  ...fanOutBenches,
  ...filterBenches,
  publishBatchesBench,
  publishSingleBench,
  ...capacityBenches,
  replayBench,
  webhooksBench,
  latencyBench,
  idleSubscribersBench,
  ...wholePathBenches,
  ...postgresBenches,
  ...clientBenches,
  ...startBenches,
  ...commandLineBenches,
  ...commandStartBenches,
  ...consoleStartBenches,
  ...consoleLiveBenches,
  ...deliveriesPeerBenches,
  ...publishPeerBenches,
  ...fanOutPeerBenches,
]

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
})
const chosen = benches.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
const results: BenchResult[] = []
const machine = describeMachine()

process.stdout.write(`${machine}\n`)
for (const bench of chosen) {
  if (bench.missing) {
    process.stderr.write(`Skipped: ${bench.name}. ${bench.missing}.\n`)
    continue
  }
  process.stderr.write(`${bench.name} …\n`)
  const result = await run(bench, rounds)
  results.push(result)
  const { name, value, unit, limit, ratio, met } = result
  process.stdout.write(
    `${met ? 'met   ' : 'MISSED'} ${ratio.toFixed(2)} (${targetOf(result)})  ${name}: ${figure(value)} ${unit}, bare ${figure(limit)}\n`,
  )
}

if (values.record) await record()

/** Replaces the recorded results of these benches. */
async function record(): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const before = readRecorded().filter(({ name }) => !results.some(result => result.name === name))
  const latest = results.map(result => ({ ...result, date, machine }))
  const all = benches.flatMap(({ name }) => [...before, ...latest].find(result => result.name === name) ?? [])
  await writeFile(recordedFile, `${JSON.stringify(all, null, 2)}\n`)
  for (const page of pages) {
    const file = new URL(`../../../${page}`, import.meta.url)
    await writeFile(file, withTables(page, await readFile(file, 'utf8'), all))
  }
}
