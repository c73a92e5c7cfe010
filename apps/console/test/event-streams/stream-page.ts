import type { Page } from 'playwright-core'
import { openEndpoint } from '../endpoint.ts'
import { test as pageTest, type Stage } from '../stage.ts'

/** A test with a webhook endpoint that accepts all requests. */
export const test = pageTest.extend('endpoint', () => openEndpoint(204))

/** Opens the page of an event stream. */
export async function openStreamPage(stage: Stage, id: string, scope?: string): Promise<Page> {
  const page = await stage.signedIn(`/event-streams/${id}`, scope === undefined ? {} : { scope })
  await page.getByRole('region', { name: 'Configuration' }).waitFor()
  return page
}

/** The heading of a view. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The message below a field. */
export const messageOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate(field => {
    const id = field.getAttribute('aria-describedby')
    return (id && document.getElementById(id)?.textContent) || ''
  })
