import { describeAttempts } from './conformance/attempts.ts'
import { describeClients } from './conformance/clients.ts'
import { describeDeliveries } from './conformance/deliveries.ts'
import { describeErasure } from './conformance/erasure.ts'
import { describeEventFrames } from './conformance/event-frames.ts'
import { describeEventLog } from './conformance/event-log.ts'
import { describeEventOffsets } from './conformance/event-offsets.ts'
import { describeEventStreams } from './conformance/event-streams.ts'
import { describeEventTimes } from './conformance/event-times.ts'
import { describeLogs } from './conformance/logs.ts'
import { describeMaxima } from './conformance/maxima.ts'
import { describeNotices } from './conformance/notices.ts'
import { describeRateLimitPolicies } from './conformance/rate-limit-policies.ts'
import { describeRedelivery } from './conformance/redelivery.ts'
import { describeRetention } from './conformance/retention.ts'
import { describeSigningKeys } from './conformance/signing-keys.ts'
import { describeTenant } from './conformance/tenant.ts'
import { openSqlite } from './open-sqlite.ts'

describeEventLog('SQLite', openSqlite)
describeEventFrames('SQLite', openSqlite)
describeEventOffsets('SQLite', openSqlite)
describeEventTimes('SQLite', openSqlite)
describeErasure('SQLite', openSqlite)
describeRetention('SQLite', openSqlite)
describeDeliveries('SQLite', openSqlite)
describeAttempts('SQLite', openSqlite)
describeRedelivery('SQLite', openSqlite)
describeEventStreams('SQLite', openSqlite)
describeMaxima('SQLite', openSqlite)
describeLogs('SQLite', openSqlite)
describeNotices('SQLite', openSqlite)
describeRateLimitPolicies('SQLite', openSqlite)
describeClients('SQLite', openSqlite)
describeTenant('SQLite', openSqlite)
describeSigningKeys('SQLite', openSqlite)
