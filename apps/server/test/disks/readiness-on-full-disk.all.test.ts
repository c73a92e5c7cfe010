import { expect, it, onTestFinished } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { fillDisk } from './hang-disk.ts'
import { canTrace } from './recorded-run.ts'

it.runIf(canTrace)(
  'while the disk is full, /readyz stays 200 and says that writes are unavailable, until there is room again, without a publication',
  async () => {
    const service = await startEventServiceProcess({ ADMIN_PORT: '0' })
    onTestFinished(() => service.kill())
    const token = await service.token({ audience: '/internal/' })
    const publish = async (id: string) => {
      const headers = { 'content-type': 'application/cloudevents+json' }
      const body = userEvent(id)
      return (await send(service, { method: 'POST', path: '/internal/events', token, headers, body })).status
    }
    const probe = async () => {
      const { status, text } = await send(service, { path: '/readyz' })
      return { status, writes: (JSON.parse(text) as { writes?: string }).writes }
    }
    const writable = async () => (await readMetrics(service)).get('tenant_api_store_writable')
    expect(await publish('before')).toBe(200)
    expect([await probe(), await writable()]).toEqual([{ status: 200, writes: 'ok' }, 1])

    const makeRoom = await fillDisk(service.process.pid ?? Number.NaN)
    onTestFinished(makeRoom)
    expect(await publish('refused')).toBe(503)
    // The service tries a small write each second meanwhile.
    for (let second = 0; second < 3; second++) {
      expect([await probe(), await writable()]).toEqual([{ status: 200, writes: 'unavailable' }, 0])
      expect(await publish(`refused-${second}`)).toBe(503)
    }

    await makeRoom()
    await expect.poll(probe).toEqual({ status: 200, writes: 'ok' })
    expect(await writable()).toBe(1)
    expect(await publish('after')).toBe(200)
    const told = () =>
      service.lines.map(line => String(JSON.parse(line).msg)).filter(msg => /^the store/.test(msg))
    await expect
      .poll(told)
      .toEqual(['the store does not acknowledge writes', 'the store answers again, and acknowledges writes'])
  },
)
