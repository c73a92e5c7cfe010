import type { Generator } from './generator.ts'

export const swaggerTypescriptApi: Generator = {
  name: 'swagger-typescript-api',
  arguments: [
    'generate',
    '--path',
    'openapi.json',
    '--output',
    'generated',
    '--name',
    'index.ts',
    '--enum-style',
    'union',
  ],
  libraries: 'node_modules',
  // The generated functions assign undefined to optional properties.
  compilerOptions: { exactOptionalPropertyTypes: false },
  files: {
    // The client does not validate. It does not parse Server-Sent Events, but resolves with the response, whose body the program reads.
    'program.ts': `
      import { assignment, dataOf, eventTypes, follow, report } from './assignment.ts'
      import { Api, type SubscriptionMessage } from './generated/index.ts'

      const { client_id, client_secret, id, policy } = assignment
      const { api, oauth, setSecurityData } = new Api<string>({
        securityWorker: token => ({ headers: { Authorization: 'Bearer ' + token } }),
      })
      const grant = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
      const { data: token } = await oauth.issueToken(grant)
      setSecurityData(token.access_token)
      const { data: deliveries } = await api.getEventDeliveries(id, { take: 1 })
      const { data: created } = await api.createRateLimitPolicy(policy)

      async function* subscribe(from: string): AsyncGenerator<SubscriptionMessage> {
        const answer = await api.subscribeEvents({ from, event_type: eventTypes })
        for await (const data of dataOf(answer)) yield JSON.parse(data)
      }
      const events = await follow(subscribe, message =>
        message.type === 'user.created'
          ? { id: message.event.id, name: message.event.data.object.name }
          : undefined,
      )
      const { action } = created.configuration
      report({ deliveries: deliveries.map(({ event_type }) => event_type), action, events })
    `,
  },
}
