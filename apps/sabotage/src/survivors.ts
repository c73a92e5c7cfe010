import type { Survivors } from './survivor.ts'
import { dispatchSurvivors } from './survivors/dispatch.ts'

/** Every mutant that is known to survive. */
export const survivors: readonly Survivors[] = [...dispatchSurvivors]
