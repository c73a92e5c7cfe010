import { spawnSync } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type IPodMonitor, PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { startService } from '@tenant-api/test-kit/start-service'
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { type IService, Service } from 'kubernetes-models/v1'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { lastOf, parseDockerfile } from '../image/dockerfile.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const manifest = await readFile(path.join(root, 'deploy/kubernetes/tenant-api.yaml'), 'utf8')
const documents = parseAllDocuments(manifest).map(
  document => document.toJS() as { kind: keyof typeof models; metadata: { name: string } },
)
const podMonitor = parse(
  await readFile(path.join(root, 'deploy/kubernetes/pod-monitor.yaml'), 'utf8'),
) as Required<IPodMonitor>
const prometheusFile = path.join(root, 'deploy/prometheus/prometheus.yaml')
const models = {
  Deployment: { Model: Deployment, from: 'kubernetes-models/apps/v1' },
  PodDisruptionBudget: { Model: PodDisruptionBudget, from: 'kubernetes-models/policy/v1' },
  Service: { Model: Service, from: 'kubernetes-models/v1' },
  NetworkPolicy: { Model: NetworkPolicy, from: 'kubernetes-models/networking.k8s.io/v1' },
  PodMonitor: {
    Model: PodMonitor,
    from: '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
  },
} as const

// The assertion is safe: a test below validates the type of the manifest.
const deployment = documents.find(({ kind }) => kind === 'Deployment') as unknown as IDeployment
const pod = deployment.spec?.template.spec
const container = pod?.containers[0]
const settings = new Map((container?.env ?? []).map(({ name, value }) => [name, value ?? '']))

/**
 * The compiler's errors if `object` is assigned to the Kubernetes type of `kind`. Only the compiler detects unknown fields: the
 * schemas accept them, and an API server silently drops them.
 */
async function checkTypes(kind: keyof typeof models, object: unknown): Promise<string> {
  const folder = await temporaryFolder()
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const file = path.join(folder, 'manifest.mts')
  await writeFile(
    file,
    `import type { I${kind} } from '${models[kind].from}'\nexport const it: I${kind} = ${JSON.stringify(object)}\n`,
  )
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext']
  return spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' }).stdout
}

test('the manifest has each required object once', () => {
  expect(documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Deployment tenant-api',
    'PodDisruptionBudget tenant-api',
    'Service tenant-api',
    'Service tenant-api-metrics',
    'NetworkPolicy tenant-api',
  ])
})

test.each([...documents, podMonitor as unknown as (typeof documents)[number]])(
  'the $kind $metadata.name conforms to the schema and the types of Kubernetes or of the operator',
  async object => {
    const { kind } = object
    expect(() => new models[kind].Model(object as never).validate()).not.toThrow()
    expect(await checkTypes(kind, object)).toBe('')
  },
)

test('a field that Kubernetes does not know, or a wrong type, is detected', async () => {
  const spec = { ...deployment.spec, replica: 3 }
  expect(await checkTypes('Deployment', { ...deployment, spec })).toMatch(/'"replica"' does not exist/)
  const wrong = JSON.parse(JSON.stringify(deployment).replace('"replicas":3', '"replicas":"three"'))
  expect(() => new Deployment(wrong).validate()).toThrow('data/spec/replicas must be integer')
})

test('the environment of the manifest is valid with secrets from the mounted files, and documented', async () => {
  const mounted = container?.volumeMounts?.find(({ name }) => name === 'secrets')?.mountPath ?? ''
  const secrets = {
    'database-url': 'postgres://user:password@one,two/database',
    'secrets-key': Buffer.alloc(32, 7).toString('base64'),
    'first-client-secret': 'a secret of 16 characters',
  }
  const folder = await temporaryFolder()
  for (const [name, secret] of Object.entries(secrets))
    await writeFile(path.join(folder, name), `${secret}\n`)
  const env = [...settings].map(([name, value]) => [name, value.replace(mounted, folder)])
  const config = readConfig(Object.fromEntries(env))
  expect(config).toMatchObject({ databaseUrl: secrets['database-url'], admin: { host: '0.0.0.0' } })
  expect(config.bootstrapClient?.secret).toBe(secrets['first-client-secret'])
  const described = await readFile(path.join(root, 'docs/settings.md'), 'utf8')
  expect([...settings.keys()].filter(name => !described.includes(`\`${name}\``))).toEqual([])
  const page = await readFile(path.join(root, 'docs/operations.md'), 'utf8')
  for (const name of Object.keys(secrets)) expect(page).toContain(`--from-literal=${name}=`)
})

test('the grace period is long enough for the drain and requests in flight', () => {
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    Number(settings.get('DRAIN_SECONDS')) + 10,
  )
})

test('a pod that is deleted while its service loads ends at once', () => {
  // The kernel ignores a signal without a listener only for process 1.
  expect(pod?.shareProcessNamespace).toBe(true)
})

test('the ports, user and data folder of the manifest match the image', async () => {
  const image = parseDockerfile(await readFile(path.join(root, 'Dockerfile'), 'utf8')).at(-1)
  if (!image) throw new Error('the Dockerfile has no stage')
  const ports = Object.fromEntries(
    container?.ports?.map(({ name, containerPort }) => [name, containerPort]) ?? [],
  )
  expect(ports).toEqual({
    http: Number(lastOf(image, 'EXPOSE')),
    metrics: Number(settings.get('ADMIN_PORT')),
  })
  const { runAsUser, runAsGroup } = pod?.securityContext ?? {}
  expect(`${runAsUser}:${runAsGroup}`).toBe(lastOf(image, 'USER'))
  expect(container?.volumeMounts).toContainEqual({ name: 'data', mountPath: lastOf(image, 'VOLUME') })
})

test('the probes request existing pages of the service', async () => {
  const service = await startService()
  onTestFinished(service.stop)
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    const { path: asked = '', port } = container?.[probe]?.httpGet ?? {}
    expect({ port, ...(await fetch(service.baseUrl + asked).then(({ status }) => ({ status }))) }).toEqual({
      port: 'http',
      status: 200,
    })
  }
})

test('the other objects of the manifest select the pods of the deployment', () => {
  const labels = JSON.stringify(deployment.spec?.template.metadata?.labels)
  expect(labels.length).toBeGreaterThan(2)
  const selectors = documents.map(document => JSON.stringify(document).split(labels).length - 1)
  expect(selectors.every(count => count > 0)).toBe(true)
})

/** The job that the rules select. */
async function jobOfRules(): Promise<string | undefined> {
  const rules = await readFile(path.join(root, 'deploy/prometheus/rules.yaml'), 'utf8')
  const jobs = new Set(Array.from(rules.matchAll(/job="([^"]+)"/g), ([, job]) => job))
  expect(jobs.size).toBe(1)
  return [...jobs][0]
}

test('a PodMonitor scrapes the pods as the job of the rules', async () => {
  const { spec } = podMonitor
  const labels = deployment.spec?.template.metadata?.labels ?? {}
  expect(spec.selector.matchLabels).toEqual(labels)
  expect(labels[spec.jobLabel ?? '']).toBe(await jobOfRules())
  const ports = container?.ports?.map(({ name }) => name)
  for (const { port } of spec.podMetricsEndpoints ?? []) expect(ports).toContain(port)
})

test('without the operator, Prometheus finds the pods by the name of a Service, as the job of the rules', async () => {
  const [{ job_name, dns_sd_configs }] = (
    parse(await readFile(prometheusFile, 'utf8')) as {
      scrape_configs: [{ job_name: string; dns_sd_configs: [{ names: [string]; port: number }] }]
    }
  ).scrape_configs
  expect(job_name).toBe(await jobOfRules())
  const [{ names, port }] = dns_sd_configs
  const service = documents.find(({ metadata }) =>
    names[0].startsWith(`${metadata.name}.`),
  ) as unknown as IService
  // Only the name of a Service without an address of its own leads to all pods.
  expect(service.spec).toMatchObject({ clusterIP: 'None', ports: [{ port, targetPort: 'metrics' }] })
  expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: port })
})
