import type { Attack } from './attack.ts'
import { changes } from './changes.ts'
import { crowds } from './crowds.ts'
import { changingFilters, filters } from './filters.ts'
import { floods } from './floods.ts'
import { formBodies } from './form-bodies.ts'
import { guessedSecrets } from './guessed-secrets.ts'
import { histories } from './histories.ts'
import { jsonBodies } from './json-bodies.ts'
import { knownClient } from './known-client.ts'
import { largePublications } from './large-publications.ts'
import { logLines } from './log-lines.ts'
import { longNames } from './long-names.ts'
import { replays } from './replays.ts'
import { stalledReaders } from './stalled-readers.ts'
import { tinyChunks } from './tiny-chunks.ts'
import { unfinishedBodies } from './unfinished-bodies.ts'
import { readDeliveries, unreadDeliveries } from './unread-deliveries.ts'
import { unreadPipelines } from './unread-pipelines.ts'
import { unusedBodies } from './unused-bodies.ts'

/** Attacks that end before they reach the store. */
const attacksOnHttp: readonly Attack[] = [
  formBodies,
  jsonBodies,
  logLines,
  ...tinyChunks,
  unfinishedBodies,
  unreadPipelines,
  unusedBodies,
]

/** Attacks that make the store work. */
export const attacksOnStore: readonly Attack[] = [
  guessedSecrets,
  knownClient,
  unreadDeliveries,
  readDeliveries,
  filters,
  changingFilters,
  replays,
  stalledReaders,
  largePublications,
  longNames,
  histories,
  changes,
  floods,
  ...crowds,
]

export const attacks: readonly Attack[] = [...attacksOnHttp, ...attacksOnStore]
