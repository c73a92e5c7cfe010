import { test } from 'vitest'
import { editAtRandom } from './random-edits.ts'

test(
  'after each of 500 random edits, the file is applied and nothing is left to do',
  { timeout: 1_800_000 },
  () => editAtRandom(500),
)
