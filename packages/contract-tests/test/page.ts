/** The functions that browser.all.test.ts runs in a page, bundled with the client. */
import { createClient } from '@tenant-api/client'

interface Access {
  readonly baseUrl: string
  readonly token: string
}

/** Reads events after an offset until one has the source `until`. Returns their ids in order. */
export async function follow({ from, until, ...access }: Access & { from: string; until: string }) {
  const ids: string[] = []
  for await (const message of createClient(access).subscribe({ from })) {
    if (message.type === 'unknown') throw new Error(`${message.raw.type} was not published`)
    ids.push(message.event.id)
    if (message.event.source === until) break
  }
  return ids
}

/** The ids of all failed deliveries of an event stream, page by page. */
export async function listDeliveries({ id, take, ...access }: Access & { id: string; take: number }) {
  const pages: string[][] = []
  for await (const page of createClient(access).getEventDeliveries({ id, take }))
    pages.push(page.map(delivery => delivery.id))
  return pages
}
