import type { Answer } from '../http/send.ts'
import { knock, rateLimitOf } from './token-request.ts'

/**
 * Sends concurrent token requests for a client to the nodes in turn. Resolves with the answers to those that were granted. While the
 * nodes do not remember the secret of the client, a request is counted twice: before its secret is checked, and after.
 */
export async function granted(
  nodes: readonly { baseUrl: string }[],
  client: string,
  requests: number,
): Promise<readonly Answer[]> {
  const ask = (_: unknown, index: number) => knock(nodes[index % nodes.length] ?? { baseUrl: '' }, client)
  const answers = await Promise.all(Array.from({ length: requests }, ask))
  return answers.filter(({ status }) => status === 400)
}

/** The number that is granted to an unused client. If they are of several windows of one second, repeats it with the next client. */
export async function grantedInOneWindow(
  nodes: readonly { baseUrl: string }[],
  unused: IterableIterator<string>,
  requests: number,
): Promise<number> {
  for (const client of unused) {
    const answers = await granted(nodes, client, requests)
    if (new Set(answers.map(answer => rateLimitOf(answer)?.reset)).size === 1) return answers.length
  }
  throw new Error('no unused client is left')
}
