import {
  missingOf,
  natsMissing,
  type PeerServer,
  startNats,
  startRabbit,
  versionOf,
  versionOfRabbit,
} from './servers.ts'

/** A broker that events are published to and received from. */
export interface Broker {
  /** Its name for `peers/brokers.js`. */
  readonly type: 'quorum' | 'stream' | 'NATS'
  readonly peer: string
  /** The broker with its version, for the table in the docs. */
  readonly limitIs: string
  /** What it does not do and the service does. */
  readonly lacks: string
  readonly missing: string | undefined
  start(): Promise<PeerServer>
}

const rabbit = {
  limitIs: `RabbitMQ ${versionOfRabbit()}`,
  missing: missingOf('npm packages of peers', 'RabbitMQ', 'epmd'),
  start: startRabbit,
}
const always = 'it validates no event, and accepts one that it has already'

export const brokers: readonly Broker[] = [
  {
    ...rabbit,
    type: 'quorum',
    peer: 'RabbitMQ quorum queue',
    lacks: `${always}; no replay: a queue forgets what was read`,
  },
  {
    ...rabbit,
    type: 'stream',
    peer: 'RabbitMQ stream',
    lacks: `**no fsync: a power cut loses confirmed events**; ${always}`,
  },
  {
    type: 'NATS',
    peer: 'NATS JetStream',
    limitIs: `NATS ${versionOf('NATS')} with \`sync_interval: always\``,
    lacks: 'it validates no event, and by default forgets ids after two minutes',
    missing: natsMissing(),
    start: startNats,
  },
]
