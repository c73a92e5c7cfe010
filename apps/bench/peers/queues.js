/**
 * Delivers jobs of a queue to a webhook target. The parent process sends the number of jobs to add, and gets a message once all are
 * stored. The program delivers all the time.
 *
 * Usage: queues.js graphile-worker|pg-boss|bullmq <URL of the store> <URL of the target> <body, JSON> <jobs in flight>
 */
import { Pool } from 'undici'

const [, , name = '', store, target, body = '', jobs] = process.argv
const inFlight = Number(jobs)
const job = JSON.parse(body)
const pool = new Pool(target, { connections: inFlight })

async function deliver(data) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await pool.request({ method: 'POST', path: '/', headers, body: JSON.stringify(data) })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`the target answered ${answer.statusCode}`)
}

/** Each starts a worker, and returns a function that adds jobs. */
const queues = {
  /** Fetches and completes jobs in groups, as its page on performance recommends. By default it takes each job by a query of its own. */
  async 'graphile-worker'() {
    const { Logger, makeWorkerUtils, run } = await import('graphile-worker')
    const logger = new Logger(() => () => {})
    await run({
      logger,
      taskList: { deliver },
      preset: {
        worker: {
          connectionString: store,
          concurrentJobs: inFlight,
          maxPoolSize: 10,
          localQueue: { size: 500 },
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
    const utils = await makeWorkerUtils({ connectionString: store, logger })
    const added = { identifier: 'deliver', payload: job }
    return count => utils.addJobs(Array.from({ length: count }, () => added))
  },

  /** Several workers, so that some deliver while others fetch and complete. */
  async 'pg-boss'() {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss(store)
    boss.on('error', error => {
      throw error
    })
    await boss.start()
    await boss.createQueue('deliver')
    const workers = 2
    const options = {
      localConcurrency: workers,
      batchSize: inFlight / workers,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 0.5,
    }
    await boss.work('deliver', options, batch => Promise.all(batch.map(({ data }) => deliver(data))))
    return count =>
      boss.insert(
        'deliver',
        Array.from({ length: count }, () => ({ data: job })),
      )
  },

  async bullmq() {
    const { Queue, Worker } = await import('bullmq')
    const { Redis } = await import('ioredis')
    const newConnection = () => new Redis(store, { maxRetriesPerRequest: null })
    const queue = new Queue('deliver', { connection: newConnection() })
    new Worker('deliver', ({ data }) => deliver(data), {
      connection: newConnection(),
      concurrency: inFlight,
    })
    return count => queue.addBulk(Array.from({ length: count }, () => ({ name: 'deliver', data: job })))
  },
}

const add = await queues[name]()
process.on('message', async count => {
  await add(count)
  process.send('added')
})
process.send('ready')
