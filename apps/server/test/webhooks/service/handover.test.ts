import { seed } from '@tenant-api/test-kit/random'
import { it } from 'vitest'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { handOver } from './handover.ts'

const times = 3
const settings = { ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.02,0.02,0.02,0.02,0.02' }
const service = await manageStreams(await startWatchedService(settings))

it(`an event stream that starts where a subscriber stopped has no gap and no repetition, ${times} times under load (TEST_SEED=${seed})`, () =>
  handOver(service, times))
