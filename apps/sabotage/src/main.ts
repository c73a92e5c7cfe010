/**
 * Usage: npm run sabotage              runs every sabotage
 *        npm run sabotage -- [words]   runs the sabotages whose `breaks` contains the words
 *
 * Exits with 1 unless every sabotage was noticed.
 */
import { nameOf, runSabotages } from './run-sabotages.ts'
import { sabotages } from './sabotages.ts'

const words = process.argv.slice(2).join(' ').toLowerCase()
const chosen = sabotages.filter(({ breaks }) => breaks.toLowerCase().includes(words))
let noticed = 0
for await (const { sabotage, outcome, seconds, output } of runSabotages(chosen)) {
  if (outcome === 'noticed') noticed++
  process.stdout.write(
    `${outcome.padEnd(18)} ${String(seconds).padStart(3)} s  ${sabotage.breaks}\n${' '.repeat(26)}${nameOf(sabotage.noticedBy)}\n${output}`,
  )
}
process.stdout.write(`${noticed} of ${chosen.length} sabotages were noticed.\n`)
process.exitCode = noticed === chosen.length && noticed > 0 ? 0 : 1
