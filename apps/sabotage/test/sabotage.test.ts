import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@tenant-api/contract-tests/copy-repository'
import { createRandom, seed } from '@tenant-api/contract-tests/random'
import { describe, expect, test } from 'vitest'
import { runSabotages } from '../src/run-sabotages.ts'
import { applied } from '../src/sabotage.ts'
import { sabotages } from '../src/sabotages.ts'

const count = 5

test('There are at least sixty sabotages, each with its own sentence', () => {
  expect(sabotages.length).toBeGreaterThanOrEqual(60)
  expect(new Set(sabotages.map(({ breaks }) => breaks)).size).toBe(sabotages.length)
})

describe('A sabotage applies to the current code', () => {
  test.each(sabotages)('$breaks', async sabotage => {
    const text = await readFile(path.join(root, sabotage.file), 'utf8')
    expect(applied(sabotage, text)).not.toBe(text)
    if ('workspace' in sabotage.noticedBy)
      await readFile(path.join(root, sabotage.noticedBy.workspace, sabotage.noticedBy.test))
  })
})

test(`None of ${count} random sabotages survives (seed ${seed}; npm run sabotage runs all)`, {
  timeout: 900_000,
}, async () => {
  const random = createRandom(seed)
  const drawn = sabotages.map(sabotage => ({ sabotage, place: random(2 ** 30) }))
  const chosen = drawn.toSorted((one, other) => one.place - other.place).slice(0, count)
  for await (const { sabotage, outcome, output } of runSabotages(chosen.map(one => one.sabotage)))
    expect.soft(outcome, `${sabotage.breaks}\n${output}`).toBe('noticed')
})
