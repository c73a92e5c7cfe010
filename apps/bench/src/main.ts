/**
 * Prints each figure of the service with its bare limit, and writes all of them to bench-results.json.
 *
 * Usage: npm run bench -- [name…]   runs the benches whose names contain one of the words, or all
 */
import { writeFile } from 'node:fs/promises'
import { type BenchResult, run } from './bench.ts'
import { clientBenches } from './client.ts'
import { commandLineBenches } from './command-line.ts'
import { consoleLiveBenches } from './console-live.ts'
import { consoleStartBenches } from './console-start.ts'
import { fanOutBenches } from './fan-out.ts'
import { idleSubscribersBench } from './idle-subscribers.ts'
import { latencyBench } from './latency.ts'
import { postgresBenches } from './postgres.ts'
import { publishBatchesBench } from './publish-batches.ts'
import { publishSingleBench } from './publish-single.ts'
import { replayBench } from './replay.ts'
import { webhooksBench } from './webhooks.ts'
import { wholePathBenches } from './whole-path.ts'

const rounds = 5
const benches = [
  ...fanOutBenches,
  publishBatchesBench,
  publishSingleBench,
  replayBench,
  webhooksBench,
  latencyBench,
  idleSubscribersBench,
  ...wholePathBenches,
  ...postgresBenches,
  ...clientBenches,
  ...commandLineBenches,
  ...consoleStartBenches,
  ...consoleLiveBenches,
]

const wanted = process.argv.slice(2)
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)))
const results: BenchResult[] = []

for (const bench of chosen) {
  process.stderr.write(`${bench.name} …\n`)
  const result = await run(bench, rounds)
  results.push(result)
  const { name, value, unit, limit, ratio, target, met } = result
  const bound = bench.isAbsolute ? `${number(target)} ${unit}` : target.toFixed(2)
  const sign = bench.lessIsBetter ? 'at most' : 'at least'
  process.stdout.write(
    `${met ? 'met   ' : 'MISSED'} ${ratio.toFixed(2)} (${sign} ${bound})  ${name}: ${number(value)} ${unit}, bare ${number(limit)}\n`,
  )
}

await writeFile('bench-results.json', `${JSON.stringify(results, null, 2)}\n`)

function number(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 })
}
