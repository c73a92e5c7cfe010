/**
 * Publishes events to a broker and, if it has subscribers, receives them. The parent process sends how many events to publish and how
 * many of them at a time. It gets the seconds until all were confirmed and each subscriber has received all of them.
 *
 * Usage: brokers.js quorum|stream|NATS <URL of the broker> <body> <subscribers>
 */

const [, , name = '', url, body = '', subscribers] = process.argv

/** Each returns a function that publishes an event, and one that adds a subscriber with a connection of its own. */
const brokers = { quorum: () => openRabbit('quorum'), stream: () => openRabbit('stream'), NATS: openNats }

/** A subscriber of a stream reads it from its end. Each subscriber of quorum queues needs one of its own. */
async function openRabbit(type) {
  const { Connection } = await import('rabbitmq-client')
  const exchange = 'events'
  const queueArguments = { 'x-queue-type': type }
  const queueOf = queue => ({
    queues: [{ queue, durable: true, arguments: queueArguments }],
    queueBindings: [{ exchange, queue }],
  })
  const publisher = new Connection(url).createPublisher({
    confirm: true,
    exchanges: [{ exchange, type: 'fanout', durable: true }],
    ...(type === 'stream' || subscribers === '0' ? queueOf('events') : {}),
  })
  return {
    publish: event => publisher.send({ exchange, durable: true }, event),
    subscribe(index, receive) {
      const queue = type === 'stream' ? 'events' : `events-${index}`
      const consumer = new Connection(url).createConsumer(
        {
          queue,
          queueOptions: { durable: true, arguments: queueArguments },
          ...(type === 'stream' ? { arguments: { 'x-stream-offset': 'next' } } : queueOf(queue)),
          qos: { prefetchCount: 200 },
        },
        receive,
      )
      return new Promise(resolve => consumer.once('ready', resolve))
    },
  }
}

async function openNats() {
  const { connect } = await import('@nats-io/transport-node')
  const { DeliverPolicy, jetstream, jetstreamManager } = await import('@nats-io/jetstream')
  const connection = await connect({ servers: url })
  const manager = await jetstreamManager(connection)
  await manager.streams.add({ name: 'events', subjects: ['events'], storage: 'file' })
  const publisher = jetstream(connection)
  return {
    publish: event => publisher.publish('events', event),
    async subscribe(_index, receive) {
      const own = jetstream(await connect({ servers: url }))
      const consumer = await own.consumers.get('events', { deliver_policy: DeliverPolicy.New })
      await consumer.consume({ max_messages: 200, callback: receive })
    },
  }
}

const { publish, subscribe } = await brokers[name]()
let received = 0
let expected = 0
let wake = () => {}
const receive = () => {
  if (++received === expected) wake()
}

const event = Buffer.from(body)
// Declares what the publisher needs.
await publish(event)
for (let index = 0; index < Number(subscribers); index++) await subscribe(index, receive)

process.on('message', async ({ events, inFlight }) => {
  received = 0
  expected = events * Number(subscribers)
  const all = new Promise(resolve => {
    wake = resolve
  })
  let left = events
  const publishAll = async () => {
    while (left-- > 0) await publish(event)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: inFlight }, publishAll))
  if (expected > 0) await all
  process.send((performance.now() - start) / 1_000)
})
process.send('ready')
