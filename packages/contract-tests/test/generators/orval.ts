import type { Generator } from './generator.ts'

const input = { target: 'openapi.json' }
const config = {
  client: {
    input,
    output: {
      target: 'generated/index.ts',
      client: 'fetch',
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  },
  schemas: { input, output: { target: 'generated/zod.ts', client: 'zod' } },
}

export const orval: Generator = {
  name: 'orval',
  arguments: ['--config', 'generator.config.js'],
  libraries: 'node_modules',
  compilerOptions: {},
  files: {
    'generator.config.js': `export default ${JSON.stringify(config)}`,
    // orval's `subscribeEvents` waits for the end of the answer, which never comes. The program only uses its URL and its type.
    'program.ts': `
      import { assignment, dataOf, eventTypes, follow, report } from './assignment.ts'
      import {
        createRateLimitPolicy,
        getEventDeliveries,
        getSubscribeEventsUrl,
        issueToken,
        type SubscriptionMessage,
      } from './generated/index.ts'
      import { CreateRateLimitPolicyResponse, GetEventDeliveriesResponse, IssueTokenResponse } from './generated/zod.ts'

      const { client_id, client_secret, id, policy } = assignment
      const token = await issueToken({ grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret })
      const { access_token } = IssueTokenResponse.parse(token.data)
      const options = { headers: { Authorization: 'Bearer ' + access_token } }
      const list = await getEventDeliveries(id, { take: 1 }, options)
      const deliveries = GetEventDeliveriesResponse.parse(list.data)
      const created = await createRateLimitPolicy(policy, options)
      const { action } = CreateRateLimitPolicyResponse.parse(created.data).configuration

      async function* subscribe(from: string): AsyncGenerator<SubscriptionMessage> {
        const answer = await fetch(getSubscribeEventsUrl({ from, event_type: eventTypes }), options)
        for await (const data of dataOf(answer)) yield JSON.parse(data)
      }
      const events = await follow(subscribe, message =>
        message.type === 'user.created'
          ? { id: message.event.id, name: message.event.data.object.name }
          : undefined,
      )
      report({ deliveries: deliveries.map(({ event_type }) => event_type), action, events })
    `,
  },
}
