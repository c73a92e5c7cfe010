import type { Survivors } from './survivor.ts'
import { clientSurvivors } from './survivors/client.ts'
import { clientFormatSurvivors } from './survivors/client-formats.ts'
import { dispatchSurvivors } from './survivors/dispatch.ts'
import { dispatchDeliverySurvivors } from './survivors/dispatch-deliveries.ts'
import { eventSurvivors } from './survivors/events.ts'
import { limitSurvivors } from './survivors/limits.ts'
import { postgresSurvivors } from './survivors/postgres.ts'
import { postgresLogSurvivors } from './survivors/postgres-log.ts'
import { postgresRowSurvivors } from './survivors/postgres-rows.ts'
import { sendSurvivors } from './survivors/send.ts'
import { storeSurvivors } from './survivors/stores.ts'
import { storeRowSurvivors } from './survivors/stores-rows.ts'
import { storeWorkSurvivors } from './survivors/stores-work.ts'

/** Every mutant that is known to survive. */
export const survivors: readonly Survivors[] = [
  ...clientFormatSurvivors,
  ...clientSurvivors,
  ...dispatchDeliverySurvivors,
  ...dispatchSurvivors,
  ...eventSurvivors,
  ...limitSurvivors,
  ...postgresLogSurvivors,
  ...postgresRowSurvivors,
  ...postgresSurvivors,
  ...sendSurvivors,
  ...storeRowSurvivors,
  ...storeSurvivors,
  ...storeWorkSurvivors,
]
