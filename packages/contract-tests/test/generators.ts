/**
 * The configuration of two client generators, and a program for each generated client. The program gets a token, lists
 * deliveries, reads three events from an offset, and then another one with a new request from the last offset.
 */
interface Generator {
  readonly name: 'Hey API' | 'orval'
  /** The content of the generator's configuration file, for the document at a URL. */
  config(document: string): string
  /** Compiler options that the generated code does not support. */
  readonly compilerOptions: Readonly<Record<string, boolean>>
  readonly program: string
}

const heyApi: Generator = {
  name: 'Hey API',
  config: input =>
    `export default ${JSON.stringify({ input, output: { path: 'generated', module: { extension: '.ts' } } })}`,
  // The runtime files that Hey API adds to the generated code assign undefined to optional properties.
  compilerOptions: { exactOptionalPropertyTypes: false },
  program: `
    import { client } from './generated/client.gen.ts'
    import { getEventDeliveries, issueToken, subscribeEvents } from './generated/index.ts'

    const { client_id, client_secret, id, from } = JSON.parse(process.argv[2] ?? '')
    const body = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret } as const
    const { data: token } = await issueToken({ body, throwOnError: true })
    client.setConfig({ auth: token.access_token })
    const { data: deliveries } = await getEventDeliveries({ path: { id }, query: { take: 1 }, throwOnError: true })

    const events: object[] = []
    async function follow(from: string, count: number): Promise<string> {
      const { stream } = await subscribeEvents({ query: { from, event_type: ['user.created', 'user.updated'] } })
      let offset = from
      for await (const message of stream) {
        offset = message.offset
        if (message.type !== 'user.created') continue
        events.push({ id: message.event.id, name: message.event.data.object.name })
        if (--count === 0) break
      }
      return offset
    }
    await follow(await follow(from, 3), 1)
    console.log(JSON.stringify({ deliveries: deliveries.map(delivery => delivery.event_type), events }))
    process.exit()
  `,
}

const orval: Generator = {
  name: 'orval',
  config: target => {
    const output = {
      target: 'generated/index.ts',
      client: 'fetch',
      baseUrl: { getBaseUrlFromSpecification: true },
    }
    return `export default ${JSON.stringify({ tenant: { input: { target }, output } })}`
  },
  compilerOptions: {},
  // orval's `subscribeEvents` waits for the end of the answer, which never comes. The program only uses its URL and its type.
  program: `
    import { createInterface } from 'node:readline'
    import { Readable } from 'node:stream'
    import { getEventDeliveries, getSubscribeEventsUrl, issueToken, type SubscriptionMessage } from './generated/index.ts'

    const { client_id, client_secret, id, from } = JSON.parse(process.argv[2] ?? '')
    const token = await issueToken({ grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret })
    if (token.status !== 200) throw new Error('no token')
    const options = { headers: { Authorization: 'Bearer ' + token.data.access_token } }
    const deliveries = await getEventDeliveries(id, { take: 1 }, options)
    if (deliveries.status !== 200) throw new Error(deliveries.data.message)

    const events: object[] = []
    async function follow(from: string, count: number): Promise<string> {
      const { body } = await fetch(getSubscribeEventsUrl({ from, event_type: ['user.created', 'user.updated'] }), options)
      let offset = from
      for await (const line of createInterface(Readable.from(body ?? []))) {
        if (!line.startsWith('data: ')) continue
        const message: SubscriptionMessage = JSON.parse(line.slice('data: '.length))
        offset = message.offset
        if (message.type !== 'user.created') continue
        events.push({ id: message.event.id, name: message.event.data.object.name })
        if (--count === 0) break
      }
      return offset
    }
    await follow(await follow(from, 3), 1)
    console.log(JSON.stringify({ deliveries: deliveries.data.map(delivery => delivery.event_type), events }))
    process.exit()
  `,
}

export const generators = [heyApi, orval]
