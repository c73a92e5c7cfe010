import type { SubscribeParameters, Subscription } from '@tenant-api/client'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { note } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'

const { path } = operations.subscribe_events

/**
 * Creates a subscription that reports reconnections on stderr. A failure before the stream has first opened ends the subscription:
 * a wrong address must not be retried forever.
 */
export async function subscribed(
  command: { optsWithGlobals(): object },
  parameters: SubscribeParameters,
  onFirstOpen: (origin: string) => void,
): Promise<{ readonly subscription: Subscription; readonly json: boolean }> {
  let hasOpened = false
  const { client, flags } = await clientOf(command, {
    onResponse({ ok }, { url }) {
      const { origin, pathname } = new URL(url)
      if (!ok || !pathname.endsWith(path)) return
      if (hasOpened) return note('Connected again.')
      hasOpened = true
      onFirstOpen(origin)
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
