import type { Client, Schemas } from '@tenant-api/client'
import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'

/** Creates an event stream with two event types. */
export function createStream(
  client: Client,
  name: string,
  webhook_endpoint: string,
  others: Partial<Schemas['EventStreamCreate']> = {},
): Promise<Schemas['EventStream']> {
  return client.createEventStream({
    name,
    subscriptions: [{ event_type: 'organization.created' }, { event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: { webhook_endpoint, webhook_authorization: { method: 'bearer', token: 'shared' } },
    },
    ...others,
  })
}

/** Opens the page of an event stream. */
export async function openStreamPage(stage: Stage, id: string, scope?: string): Promise<Page> {
  const page = await stage.signedIn(`/event-streams/${id}`, scope === undefined ? {} : { scope })
  await page.getByRole('region', { name: 'Configuration' }).waitFor()
  return page
}

/** The heading of a view. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The sentence below a field. */
export const messageOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate(field => {
    const id = field.getAttribute('aria-describedby')
    return (id && document.getElementById(id)?.textContent) || ''
  })
