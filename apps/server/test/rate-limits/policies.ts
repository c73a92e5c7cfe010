import type { components } from '@tenant-api/contract'
import { policiesPath } from '../http/policy.ts'
import { send } from '../http/send.ts'

type Configuration = components['schemas']['RateLimitPolicyConfiguration']

/** Creates, changes and deletes policies of a running service. */
export function managePolicies(service: { baseUrl: string }, token: string) {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await send(service, { method, path, token, ...(body && { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.text === '' ? {} : JSON.parse(answer.text)
  }
  return {
    /** @returns the policy's id */
    async create(consumer_selector: string, configuration: Configuration): Promise<string> {
      const policy = {
        resource: 'oauth_authentication_api',
        consumer: 'client',
        consumer_selector,
        configuration,
      }
      return (await call('POST', policiesPath, policy)).id
    },
    change: (id: string, configuration: Configuration) =>
      call('PATCH', `${policiesPath}/${id}`, { configuration }),
    remove: (id: string) => call('DELETE', `${policiesPath}/${id}`),
    /** Deletes all policies. */
    async clear(): Promise<void> {
      const { rate_limit_policies } = await call('GET', policiesPath)
      for (const { id } of rate_limit_policies) await call('DELETE', `${policiesPath}/${id}`)
    },
  }
}
