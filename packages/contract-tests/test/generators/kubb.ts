import type { Generator } from './generator.ts'

export const kubb: Generator = {
  name: 'kubb',
  libraries: 'node_modules',
  arguments: ['generate', '--config', 'generator.config.js'],
  // Optional properties of the generated types exclude undefined, but kubb's own validators return undefined.
  compilerOptions: { exactOptionalPropertyTypes: false },
  files: {
    'generator.config.js': `
      import { defineConfig } from '@kubb/core'
      import { pluginClient } from '@kubb/plugin-client'
      import { pluginOas } from '@kubb/plugin-oas'
      import { pluginTs } from '@kubb/plugin-ts'
      import { pluginZod } from '@kubb/plugin-zod'

      export default defineConfig({
        input: { path: 'openapi.json' },
        output: { path: 'generated', format: false, extension: { '.ts': '.ts' } },
        plugins: [
          pluginOas({ generators: [] }),
          pluginTs(),
          pluginZod({ version: '4' }),
          pluginClient({ client: 'fetch', parser: 'zod', bundle: true }),
        ],
      })
    `,
    // kubb's `subscribeEvents` waits for the end of the answer, which never comes. The program only uses its schema.
    'program.ts': `
      import { assignment, dataOf, eventTypes, follow, report } from './assignment.ts'
      import { setConfig } from './generated/.kubb/fetch.ts'
      import {
        createRateLimitPolicy,
        getEventDeliveries,
        issueToken,
        subscribeEventsQueryResponseSchema,
      } from './generated/index.ts'

      const { baseURL, client_id, client_secret, id, policy } = assignment
      const json = { 'Content-Type': 'application/json' }
      setConfig({ baseURL, headers: json })
      const grant = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
      const { access_token } = await issueToken(grant)
      const headers = { ...json, Authorization: 'Bearer ' + access_token }
      setConfig({ baseURL, headers })
      const deliveries = await getEventDeliveries(id, { take: 1 })
      const { configuration } = await createRateLimitPolicy(policy)

      async function* subscribe(from: string) {
        const query = new URLSearchParams([['from', from], ...eventTypes.map(type => ['event_type', type])])
        const answer = await fetch(baseURL + '/api/v2/events?' + query, { headers })
        for await (const data of dataOf(answer)) yield subscribeEventsQueryResponseSchema.parse(JSON.parse(data))
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
