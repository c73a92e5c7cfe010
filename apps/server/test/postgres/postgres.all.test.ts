import { describeAttempts } from '../stores/conformance/attempts.ts'
import { describeClients } from '../stores/conformance/clients.ts'
import { describeDeliveries } from '../stores/conformance/deliveries.ts'
import { describeErasure } from '../stores/conformance/erasure.ts'
import { describeEventFrames } from '../stores/conformance/event-frames.ts'
import { describeEventLog } from '../stores/conformance/event-log.ts'
import { describeEventOffsets } from '../stores/conformance/event-offsets.ts'
import { describeEventStreams } from '../stores/conformance/event-streams.ts'
import { describeEventTimes } from '../stores/conformance/event-times.ts'
import { describeLogs } from '../stores/conformance/logs.ts'
import { describeMaxima } from '../stores/conformance/maxima.ts'
import { describeNotices } from '../stores/conformance/notices.ts'
import { describeRateLimitPolicies } from '../stores/conformance/rate-limit-policies.ts'
import { describeRedelivery } from '../stores/conformance/redelivery.ts'
import { describeRetention } from '../stores/conformance/retention.ts'
import { describeSigningKeys } from '../stores/conformance/signing-keys.ts'
import { describeTenant } from '../stores/conformance/tenant.ts'
import { describeDispatchStore } from '../webhooks/store/dispatch-store.ts'
import { openPostgres } from './open-postgres.ts'

describeEventLog('PostgreSQL', openPostgres)
describeEventFrames('PostgreSQL', openPostgres)
describeEventOffsets('PostgreSQL', openPostgres)
describeEventTimes('PostgreSQL', openPostgres)
describeErasure('PostgreSQL', openPostgres)
describeRetention('PostgreSQL', openPostgres)
describeDeliveries('PostgreSQL', openPostgres)
describeAttempts('PostgreSQL', openPostgres)
describeRedelivery('PostgreSQL', openPostgres)
describeEventStreams('PostgreSQL', openPostgres)
describeMaxima('PostgreSQL', openPostgres)
describeLogs('PostgreSQL', openPostgres)
describeNotices('PostgreSQL', openPostgres)
describeRateLimitPolicies('PostgreSQL', openPostgres)
describeClients('PostgreSQL', openPostgres)
describeTenant('PostgreSQL', openPostgres)
describeSigningKeys('PostgreSQL', openPostgres)
describeDispatchStore('PostgreSQL', openPostgres)
