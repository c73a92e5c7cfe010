import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { metricsUrl } from '../metrics/read-metrics.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const promtool = findProgram('promtool')
if (!promtool) leaveOut('checks of metrics and alerts by promtool', 'promtool is not installed')

const service = await startService({ ADMIN_PORT: '0' })
afterAll(() => service.stop())
const metrics = await (await fetch(metricsUrl(service))).text()

const fileOf = (name: string) => fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url))
const [rules, ruleTests, dashboard] = [
  'prometheus/rules.yaml',
  'prometheus/rules.test.yaml',
  'grafana/dashboard.json',
].map(fileOf) as [string, string, string]

interface Panel {
  readonly title: string
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>
  readonly targets: readonly { readonly expr: string }[]
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string
      readonly exp_alerts?: readonly object[]
    }[]
  }[]
}

describe.skipIf(!promtool)('Prometheus', () => {
  test('Prometheus accepts the metrics', () => {
    const { status, stderr } = spawnSync(promtool ?? '', ['check', 'metrics'], {
      input: metrics,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('Prometheus accepts its configuration and the alert rules, and the tests of these rules pass', () => {
    expect(execFileSync(promtool ?? '', ['check', 'rules', rules], { encoding: 'utf8' })).toMatch(
      /SUCCESS: \d+ rules found/,
    )
    expect(
      execFileSync(promtool ?? '', ['check', 'config', fileOf('prometheus/prometheus.yaml')], {
        encoding: 'utf8',
      }),
    ).toMatch(/SUCCESS: .*prometheus\.yaml is valid/)
    expect(execFileSync(promtool ?? '', ['test', 'rules', ruleTests], { encoding: 'utf8' })).toMatch(
      /SUCCESS/,
    )
  })

  test('Prometheus accepts every query of the dashboard', async () => {
    const queries = (await panels()).flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const inPlace = (query: string) => query.replaceAll('$__rate_interval', '1m').replaceAll(/\$\w+/g, 'a')
    const recorded = queries.map((query, index) => ({ record: `query_${index}`, expr: inPlace(query) }))
    const file = path.join(await temporaryFolder(), 'queries.json')
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
    expect(execFileSync(promtool ?? '', ['check', 'rules', file], { encoding: 'utf8' })).toContain(
      `SUCCESS: ${queries.length} rules found`,
    )
  })
})

test.each([rules, ruleTests, dashboard])('%s names only metrics of the service', async file => {
  const suffixes = new Map([
    ['histogram', ['_bucket', '_count', '_sum']],
    ['summary', ['', '_count', '_sum']],
  ])
  const types = Array.from(metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) => ({
    name,
    type,
  }))
  const served = new Set(
    types.flatMap(({ name, type }) => (suffixes.get(type) ?? ['']).map(suffix => name + suffix)),
  )
  const named = (await readFile(file, 'utf8')).match(/\b(?:tenant_api|nodejs|process)_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(name => !served.has(name))).toEqual([])
})

test('the dashboard shows every metric of the service, and its panels do not overlap', async () => {
  const text = (await panels()).flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  const own = Array.from(metrics.matchAll(/^# TYPE (tenant_api_\w+) /gm), ([, name = '']) => name)
  expect(own.filter(name => !text.includes(name))).toEqual([])
  const places = (await panels()).flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  )
  expect(new Set(places).size).toBe(places.length)
})

test('the tests of the rules let each alert fire and resolve', async () => {
  const { tests } = parse(await readFile(ruleTests, 'utf8')) as RuleTests
  const changes = tests.flatMap(({ alert_rule_test }) =>
    Object.values(Object.groupBy(alert_rule_test, ({ alertname }) => alertname)).flatMap((checks = []) => {
      const fires = checks.findIndex(({ exp_alerts = [] }) => exp_alerts.length > 0)
      const resolves = checks.some(({ exp_alerts = [] }, index) => index > fires && exp_alerts.length === 0)
      return fires >= 0 && resolves ? checks.slice(0, 1).map(({ alertname }) => alertname) : []
    }),
  )
  const alerts = (await readFile(rules, 'utf8')).match(/(?<=alert: )\w+/g) ?? []
  expect([...new Set(changes)].toSorted()).toEqual(alerts.toSorted())
})

test('an alert on a quantile compares with the limit of a bucket, so that it never fires below its threshold', async () => {
  const { groups } = parse(await readFile(rules, 'utf8')) as Rules
  const compared = groups
    .flatMap(({ rules: all }) => all)
    .flatMap(({ expr }) =>
      Array.from(expr.matchAll(/histogram_quantile\(.*?(\w+)_bucket.*> ([\d.]+)$/g), ([, name, limit]) => ({
        name,
        limit,
      })),
    )
  expect(compared.length).toBeGreaterThan(0)
  for (const { name, limit } of compared)
    expect(metrics).toMatch(new RegExp(`^${name}_bucket\\{.*le="${limit}"`, 'm'))
})

test('docs/operations.md describes each alert', async () => {
  const page = await readFile(fileOf('../docs/operations.md'), 'utf8')
  const alerts = (await readFile(rules, 'utf8')).match(/(?<=alert: )\w+/g) ?? []
  const described = page.match(/(?<=^\| `)TenantApi\w+/gm) ?? []
  expect(described.toSorted()).toEqual(alerts.toSorted())
})

async function panels(): Promise<readonly Panel[]> {
  return (JSON.parse(await readFile(dashboard, 'utf8')) as { panels: readonly Panel[] }).panels
}
