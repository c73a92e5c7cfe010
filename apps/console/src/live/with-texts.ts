import type { Client, SubscribedMessage, SubscribeParameters, Subscription } from '@tenant-api/client'

/** The JSON of a message, which a message has if parsing and printing would change it: long numbers lose digits. */
interface WithText {
  readonly text?: string
}

/** A client whose subscriptions keep the JSON of such messages with them, also on their way to other tabs. */
export function withTexts(client: Client): Client {
  function subscribe(parameters: SubscribeParameters = {}): Subscription {
    let text = ''
    const onText = (received: string) => {
      text = received
    }
    const subscription = client.subscribe({ ...parameters, onText })
    return {
      get offset() {
        return subscription.offset
      },
      get state() {
        return subscription.state
      },
      reconnect: () => subscription.reconnect(),
      async *[Symbol.asyncIterator]() {
        for await (const message of subscription) {
          const isPrinted = JSON.stringify(message.type === 'unknown' ? message.raw : message) === text
          yield isPrinted ? message : { ...message, text }
        }
      },
    }
  }
  // The cast is safe: the types of messages only get narrower.
  return { ...client, subscribe: subscribe as Client['subscribe'] }
}

/** The JSON of a message, if it was kept. */
export function keptText(message: SubscribedMessage): string | undefined {
  return (message as WithText).text
}
