/** Runs `followHalfOpen` in runtimes other than browsers. Prints the outcomes as one line of JSON. */
import process from 'node:process'
import { followHalfOpen, type HalfOpenCase } from './half-open.ts'

const { gc, Bun } = globalThis as {
  readonly gc?: () => void
  readonly Bun?: { readonly gc: (isForced: boolean) => void }
}
const collect = gc ?? (() => Bun?.gc(true))
const cases: readonly HalfOpenCase[] = JSON.parse(process.argv[2] ?? '')
const outcomes = await Promise.all(cases.map(halfOpen => followHalfOpen(halfOpen, collect)))
process.stdout.write(JSON.stringify(outcomes), () => process.exit())
