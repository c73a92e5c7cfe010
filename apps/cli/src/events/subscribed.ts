import type { SubscribeParameters, Subscription } from '@tenant-api/client'
import { operations } from '../generated/operations.ts'
import { isTerminal, note } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'

const { path } = operations.subscribe_events

/** A subscription that says on stderr when it reconnects. */
export async function subscribed(
  command: { optsWithGlobals(): object },
  parameters: SubscribeParameters,
  onOpen = () => {},
): Promise<{ readonly subscription: Subscription; readonly json: boolean }> {
  let attempts = 0
  let isOpen = false
  const isStream = ({ url }: Request) => new URL(url).pathname.endsWith(path)
  const { client, flags } = await clientOf(command, {
    onRequest(request) {
      if (!isStream(request)) return
      attempts += 1
      if (attempts > 1)
        note(isOpen ? 'The stream ended. Reconnecting …' : 'No stream yet. Connecting again …')
      isOpen = false
    },
    onResponse({ ok }, request) {
      if (!ok || !isStream(request)) return
      isOpen = true
      if (attempts > 1) note('Connected again.')
      else if (isTerminal()) note(`Following events at ${new URL(request.url).origin}. Ctrl-C ends it.`)
      onOpen()
    },
  })
  return { subscription: client.subscribe(parameters), json: flags.json === true }
}
