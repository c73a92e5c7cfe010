import { managePolicies } from './policies.ts'
import { startServiceWithClients } from './service-with-clients.ts'
import { knock } from './token-request.ts'

export const cimd = ['https://a.example/client.json', 'https://b.example/client.json'] as const
export const thirdParty = ['partner-a', 'partner-b'] as const

/** The configuration that refuses token requests beyond a limit. */
export const block = (limit: number) => ({ action: 'block', limit }) as const

/** Starts a service with two CIMD clients, two third-party clients, and the client `own`, which is in neither group. */
export async function startLimitedTokenEndpoint() {
  const service = await startServiceWithClients(
    [...cimd.map(id => ({ id })), ...thirdParty.map(id => ({ id, isThirdParty: true })), { id: 'own' }],
    { RATE_LIMIT_POLICIES: 'on' },
  )
  return {
    service,
    policies: managePolicies(service, await service.token()),
    /** Sends one token request for each client, and resolves with the statuses. */
    async statusesOf(...clients: string[]): Promise<number[]> {
      const answers = await Promise.all(clients.map(client => knock(service, client)))
      return answers.map(({ status }) => status)
    },
  }
}
