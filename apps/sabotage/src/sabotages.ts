import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import type { Sabotage } from './sabotage.ts'
import { attemptSabotages } from './sabotages/attempts.ts'
import { clientSabotages } from './sabotages/client.ts'
import { commandLineSabotages } from './sabotages/command-line.ts'
import { conformanceSabotages } from './sabotages/conformance.ts'
import { consoleSabotages } from './sabotages/console.ts'
import { documentSabotages } from './sabotages/document.ts'
import { eventSabotages } from './sabotages/events.ts'
import { failoverSabotages } from './sabotages/failover.ts'
import { mockSabotages } from './sabotages/mock.ts'
import { mswSabotages } from './sabotages/msw.ts'
import { packagingSabotages } from './sabotages/packaging.ts'
import { postgresSabotages } from './sabotages/postgres.ts'
import { reactSabotages } from './sabotages/react.ts'
import { requestSabotages } from './sabotages/requests.ts'
import { sourceSabotages } from './sabotages/sources.ts'
import { statementSabotages } from './sabotages/statements.ts'
import { storeSabotages } from './sabotages/store.ts'
import { tokenSabotages } from './sabotages/tokens.ts'
import { webhookSabotages } from './sabotages/webhooks.ts'

/** Every sabotage whose guard can run on this machine. */
export const sabotages: readonly Sabotage[] = [
  ...documentSabotages,
  ...statementSabotages,
  ...tokenSabotages,
  ...requestSabotages,
  ...sourceSabotages,
  ...storeSabotages,
  ...eventSabotages,
  ...webhookSabotages,
  ...attemptSabotages,
  ...clientSabotages,
  ...reactSabotages,
  ...consoleSabotages,
  ...mockSabotages,
  ...mswSabotages,
  ...commandLineSabotages,
  ...conformanceSabotages,
  ...packagingSabotages,
  ...(findPostgres() === null ? [] : [...postgresSabotages, ...failoverSabotages]),
]
