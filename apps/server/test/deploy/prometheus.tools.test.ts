/** Runs Prometheus with the alert rules on a real node, with all times of the rules divided by 60, and brings about each alert. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { userEvent } from '../events/published-events.ts'
import { metricsUrl } from '../metrics/read-metrics.ts'
import { administer, newDatabase } from '../postgres/new-database.ts'
import { replicateSynchronously, startPair } from '../postgres/pair.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
} from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const bin = findProgram('Prometheus')
if (!bin) leaveOut('alerts and dashboard in Prometheus', 'Prometheus is not installed')

const read = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8')
const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Divides all times of the rules by 60. */
function hurried(rules: string): string {
  return rules.replaceAll(
    /\b(\d+)([smhd])\b/g,
    (_, count, unit: keyof typeof unitMs) => `${(Number(count) * unitMs[unit]) / 60}ms`,
  )
}

/** Starts Prometheus, which scrapes the targets of `scrape`. */
async function startPrometheus() {
  const [folder, port] = [await temporaryFolder(), await freePort()]
  const scrape = (...targets: readonly string[]) =>
    writeFile(path.join(folder, 'targets.json'), JSON.stringify(targets.length > 0 ? [{ targets }] : []))
  await scrape()
  await writeFile(path.join(folder, 'rules.yaml'), hurried(await read('prometheus/rules.yaml')))
  // A scrape may take 1.5 s while the database hangs.
  const config = `
global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 500ms }
rule_files: [rules.yaml]
scrape_configs:
  - { job_name: tenant-api, file_sd_configs: [{ files: [targets.json], refresh_interval: 1s }] }
`
  await writeFile(path.join(folder, 'prometheus.yaml'), config)
  const options = [
    `--config.file=${path.join(folder, 'prometheus.yaml')}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--query.lookback-delta=5s',
  ]
  const prometheus = spawn(bin ?? '', options, { stdio: 'ignore' })
  onTestFinished(async () => {
    if (prometheus.kill('SIGKILL')) await once(prometheus, 'exit')
  })
  const ask = async <Data>(call: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${call}`)
    return ((await answer.json()) as { data: Data }).data
  }
  await expect.poll(() => ask('alerts').catch(() => null)).not.toBeNull()
  const firing = async () => {
    const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts')
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  const begin = Date.now()
  return {
    scrape,
    fires: (...names: string[]) => expect.poll(firing).toEqual(expect.arrayContaining(names)),
    /** Waits until none of the alerts fires. */
    resolves: (...names: string[]) =>
      expect.poll(async () => (await firing()).filter(name => names.includes(name))).toEqual([]),
    /** The alerts that have fired since the start. */
    async fired() {
      const { result } = await ask<{ result: { metric: { alertname: string } }[] }>(
        `query_range?${range('ALERTS{alertstate="firing"}')}`,
      )
      return [...new Set(result.map(({ metric }) => metric.alertname))]
    },
    /** Whether a query has a number at any time since the start. */
    async hasData(query: string) {
      const { result } = await ask<{ result: { values: [number, string][] }[] }>(
        `query_range?${range(query)}`,
      )
      return result.some(({ values }) => values.some(([, value]) => value !== 'NaN'))
    },
  }

  function range(query: string) {
    const [start, end] = [begin / 1_000, Date.now() / 1_000].map(String) as [string, string]
    return new URLSearchParams({ query, start, end, step: '1s' })
  }
}

/** Repeats work, whatever its outcome. Resolves with a function that stops. */
function repeating(work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false
  const running = (async () => {
    while (!isOver) await work().catch(() => {})
  })()
  return () => {
    isOver = true
    return running
  }
}

/** Opens subscriptions from the start of the log, and reads none of them. */
async function dropReaders(node: ServiceProcess, token: string): Promise<void> {
  const { hostname, port } = new URL(node.baseUrl)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).pause()
  socket.write(
    `GET /api/v2/events?from_timestamp=2000-01-01T00:00:00Z HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  await delay(3_000)
  socket.destroy()
}

test.skipIf(!bin || !findPostgres())(
  'each alert fires in the state that it is for, and resolves; each query of the dashboard has data',
  async () => {
    const { primary, standby } = await startPair()
    await replicateSynchronously(primary)
    const url = await newDatabase(primary.url)
    const node = await startServiceProcess({
      ...quickWebhooks,
      DATABASE_URL: url,
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      ADMIN_PORT: '0',
      LEASE_SECONDS: '2',
      WEBHOOK_RETRY_DELAYS: '',
      EVENTS_STALLED_SECONDS: '1',
      EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000',
    })
    onTestFinished(node.kill)
    const service = await manageStreams(node)
    const token = await node.token()
    const get = (place: string) =>
      fetch(node.baseUrl + place, { headers: { authorization: `Bearer ${token}` } })
    let published = 0
    const publish = (count = 1, text = '') =>
      service.publish(Array.from({ length: count }, () => userEvent(`u-${published++}`, text)))
    const create = async (endpoint: string) =>
      (await service.call<EventStream>('create_event_stream', { body: newStream(endpoint) })).body
    const setNames = (names: string) =>
      administer(
        primary.url,
        `ALTER SYSTEM SET synchronous_standby_names = '${names}'`,
        'SELECT pg_reload_conf()',
      )
    const prometheus = await startPrometheus()
    const { fires, resolves } = prometheus
    const address = new URL(metricsUrl(node)).host

    await fires('TenantApiNoTargets')
    await prometheus.scrape(address)
    await resolves('TenantApiNoTargets')

    // Webhooks: one target refuses, the other does not answer.
    const refusing = await startTarget(() => 500)
    const hanging = await startTarget(() => undefined)
    const stream = await create(refusing.url)
    const stopPublishing = repeating(() => publish().then(() => delay(200)))
    await fires('TenantApiDeliveriesFail')
    await service.call('update_event_stream', { id: stream.id, body: { status: 'disabled' } })
    const late = await create(hanging.url)
    for (let batch = 0; batch < 120; batch++) await publish(100, 'x'.repeat(500))
    await fires('TenantApiStreamBehind')
    await resolves('TenantApiDeliveriesFail')
    await service.call('update_event_stream', { id: late.id, body: { status: 'disabled' } })
    await resolves('TenantApiStreamBehind')

    // Readers: those of the log of 6 MB do not read.
    const stopReaders = repeating(() => Promise.all([1, 2].map(() => dropReaders(node, token))))
    await fires('TenantApiReadersDropped')
    await stopReaders()

    // The event loop: the process gets half of the time.
    const stopBlocking = repeating(async () => {
      node.process.kill('SIGSTOP')
      await delay(400)
      node.process.kill('SIGCONT')
      await delay(400)
    })
    await fires('TenantApiEventLoopLate')
    await stopBlocking()
    await resolves('TenantApiEventLoopLate')

    // The database: locks, and a table that is missing.
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    onTestFinished(() => holder.end())
    const stopHolding = repeating(() =>
      holder.query(`BEGIN; SELECT pg_advisory_xact_lock(${appendLock}); SELECT pg_sleep(0.4); COMMIT`),
    )
    await fires('TenantApiSlowAppends')
    await stopHolding()
    await resolves('TenantApiSlowAppends')
    const stopReading = repeating(() =>
      Promise.all(Array.from({ length: 20 }, () => get('/api/v2/rate-limit-policies'))),
    )
    await holder.query('BEGIN; LOCK TABLE rate_limit_policies IN ACCESS EXCLUSIVE MODE')
    await fires('TenantApiNoConnectionFree')
    await holder.query('COMMIT')
    await stopReading()
    await resolves('TenantApiNoConnectionFree')
    const stopFailing = repeating(() => get('/api/v2/rate-limit-policies').then(() => delay(100)))
    await holder.query('ALTER TABLE rate_limit_policies RENAME TO renamed')
    await fires('TenantApiServerFaults', 'TenantApiStoreErrors')
    await holder.query('ALTER TABLE renamed RENAME TO rate_limit_policies')
    await stopFailing()
    await resolves('TenantApiServerFaults', 'TenantApiStoreErrors')

    // Replication: the standby goes away, then the manager gives it up, then it is back.
    standby.freeze()
    await setNames('missing')
    await fires('TenantApiWritesUnavailable')
    await setNames('')
    await resolves('TenantApiWritesUnavailable')
    await fires('TenantApiNotReplicated')
    standby.thaw()
    await setNames('*')
    await resolves('TenantApiNotReplicated')

    primary.freeze()
    await fires('TenantApiStoreDown', 'TenantApiLeaseLost')
    primary.thaw()
    await resolves('TenantApiStoreDown', 'TenantApiLeaseLost', 'TenantApiReadersDropped')
    await stopPublishing()

    const { panels } = JSON.parse(await read('grafana/dashboard.json')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const empty: string[] = []
    for (const query of queries) {
      const asked = query
        .replaceAll('$__rate_interval', '10s')
        .replaceAll('$job', 'tenant-api')
        .replaceAll('$instance', '.*')
      if (!(await prometheus.hasData(asked))) empty.push(query)
    }
    expect(empty).toEqual([])

    await node.kill()
    await fires('TenantApiDown')
    await prometheus.scrape()
    await resolves('TenantApiDown')
    const alerts = (await read('prometheus/rules.yaml')).match(/(?<=alert: )\w+/g) ?? []
    expect((await prometheus.fired()).toSorted()).toEqual(alerts.toSorted())
  },
)
