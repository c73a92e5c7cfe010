import type { Generator } from './generator.ts'

/** The client validates requests with zod, and their answers with valibot. TanStack Query calls the functions of the client. */
const config = {
  input: 'openapi.json',
  output: { path: 'generated', module: { extension: '.ts' } },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/client-fetch',
    { name: '@hey-api/sdk', validator: { request: 'zod', response: 'valibot' } },
    'zod',
    'valibot',
    '@tanstack/react-query',
  ],
}

export const heyApi: Generator = {
  name: 'Hey API',
  libraries: 'node_modules',
  arguments: ['--file', 'generator.config.js'],
  // The runtime files that Hey API adds to the generated code assign undefined to optional properties.
  compilerOptions: { exactOptionalPropertyTypes: false },
  files: {
    'generator.config.js': `export default ${JSON.stringify(config)}`,
    'program.ts': `
      import { MutationObserver, QueryClient } from '@tanstack/react-query'
      import { assignment, eventTypes, follow, report } from './assignment.ts'
      import {
        createRateLimitPolicyMutation,
        getEventDeliveriesOptions,
        issueTokenMutation,
      } from './generated/@tanstack/react-query.gen.ts'
      import { client } from './generated/client.gen.ts'
      import { subscribeEvents } from './generated/index.ts'
      import { zRateLimitPolicy } from './generated/zod.gen.ts'

      const { client_id, client_secret, id, policy: body } = assignment
      const queries = new QueryClient()
      const credentials = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
      const token = await new MutationObserver(queries, issueTokenMutation()).mutate({ body: credentials })
      client.setConfig({ auth: token.access_token })
      const path = { id }
      const deliveries = await queries.fetchQuery(getEventDeliveriesOptions({ path, query: { take: 1 } }))
      const policy = await new MutationObserver(queries, createRateLimitPolicyMutation()).mutate({ body })
      const { action } = zRateLimitPolicy.parse(policy).configuration

      async function* subscribe(from: string) {
        const { stream } = await subscribeEvents({ query: { from, event_type: eventTypes } })
        yield* stream
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
