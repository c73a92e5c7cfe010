import type { Generator } from './generator.ts'

export const openapiZodClient: Generator = {
  name: 'openapi-zod-client',
  arguments: ['openapi.json', '--output', 'generated/index.ts', '--export-schemas'],
  libraries: 'zod-3/node_modules',
  compilerOptions: {},
  files: {
    // zodios waits for the end of the answer, which never comes. The program only uses its schema of a message.
    'program.ts': `
      import { assignment, dataOf, eventTypes, follow, report } from './assignment.ts'
      import { createApiClient, schemas } from './generated/index.ts'

      const { baseURL, client_id, client_secret, id, policy } = assignment
      const grant = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
      const { access_token } = await createApiClient(baseURL).issue_token(grant)
      const headers = { Authorization: 'Bearer ' + access_token }
      const client = createApiClient(baseURL, { axiosConfig: { headers } })
      const deliveries = await client.get_event_deliveries({ params: { id }, queries: { take: 1 } })
      const { configuration } = await client.create_rate_limit_policy(policy)

      async function* subscribe(from: string) {
        const query = new URLSearchParams([['from', from], ...eventTypes.map(type => ['event_type', type])])
        const answer = await fetch(baseURL + '/api/v2/events?' + query, { headers })
        for await (const data of dataOf(answer)) yield schemas.SubscriptionMessage.parse(JSON.parse(data))
      }
      const events = await follow(subscribe, message =>
        message.type === 'user.created'
          ? { id: message.event.id, name: message.event.data.object.name }
          : undefined,
      )
      report({ deliveries: deliveries.map(({ event_type }) => event_type), action: configuration.action, events })
    `,
  },
}
