import type { SubscriptionMessage } from '@tenant-api/contract'

export interface ReadFrame {
  readonly event: string
  readonly id: string
  readonly message: SubscriptionMessage
}

export interface Reading {
  readonly response: Response
  /** The text before the first message. */
  readonly opening: string
  readonly frames: readonly ReadFrame[]
}

/** Subscribes, and reads `count` messages, or fewer if the stream ends before. Then closes the connection. */
export async function readEvents(
  url: string,
  count: number,
  headers: Record<string, string> = {},
): Promise<Reading> {
  const leaving = new AbortController()
  const response = await fetch(url, {
    headers: { Authorization: 'Bearer any', ...headers },
    signal: leaving.signal,
  })
  if (response.status !== 200 || !response.body)
    throw new Error(`${response.status} ${await response.text()}`)
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.split('\n\n').length > count) break
  }
  leaving.abort()
  const [opening = ''] = /^:.*\nretry: .*\n/.exec(text) ?? []
  const blocks = text.slice(opening.length).split('\n\n').slice(0, count)
  return { response, opening, frames: blocks.filter(block => block !== '').map(parseFrame) }
}

function parseFrame(block: string): ReadFrame {
  const { event, id, data } =
    /^event: (?<event>.*)\ndata: (?<data>.*)\nid: (?<id>.*)$/.exec(block)?.groups ?? {}
  if (event === undefined || id === undefined || data === undefined) throw new Error(`not a frame: ${block}`)
  return { event, id, message: JSON.parse(data) }
}
