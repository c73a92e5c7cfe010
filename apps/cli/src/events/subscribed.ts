import type { SubscribeParameters, Subscription } from '@tenant-api/client'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { isTerminal, note } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'

const { path } = operations.subscribe_events

/**
 * A subscription that reports on stderr when it reconnects. Until the stream has opened once, the first failure ends it: an address
 * that is wrong must not be tried for ever.
 */
export async function subscribed(
  command: { optsWithGlobals(): object },
  parameters: SubscribeParameters,
  onFirstOpen = () => {},
): Promise<{ readonly subscription: Subscription; readonly json: boolean }> {
  let hasOpened = false
  const { client, flags } = await clientOf(command, {
    onResponse({ ok }, { url }) {
      const { origin, pathname } = new URL(url)
      if (!ok || !pathname.endsWith(path)) return
      if (hasOpened) return note('Connected again.')
      hasOpened = true
      if (isTerminal()) note(`Following events at ${origin}. Ctrl-C ends it.`)
      onFirstOpen()
    },
  })
  const subscription = client.subscribe({
    ...parameters,
    onDisconnect(failure) {
      if (failure && !hasOpened) throw failure
      note(
        failure
          ? `${faultOf(failure).message.replace(/\.?$/, '.')} Reconnecting …`
          : 'The stream ended. Reconnecting …',
      )
    },
  })
  return { subscription, json: flags.json === true }
}
