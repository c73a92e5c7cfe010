import { pretend } from './token-request.ts'

let strangers = 0

/** Sends concurrent token requests for `ids` unknown clients to the nodes in turn. Resolves with the number granted to each client. */
export function granted(
  nodes: readonly { baseUrl: string }[],
  ids: number,
  requests: number,
): Promise<number[]> {
  const ofOne = async (id: string) => {
    const ask = (_: unknown, index: number) => pretend(nodes[index % nodes.length] ?? { baseUrl: '' }, id)
    const answers = await Promise.all(Array.from({ length: requests }, ask))
    return answers.filter(({ status }) => status === 400).length
  }
  return Promise.all(Array.from({ length: ids }, () => ofOne(`stranger-${strangers++}`)))
}

/** The same. Repeats a round that does not fit into a window of one second. */
export async function grantedInOneWindow(...round: Parameters<typeof granted>): Promise<number[]> {
  for (;;) {
    const startedAt = performance.now()
    const numbers = await granted(...round)
    if (performance.now() - startedAt < 900) return numbers
  }
}
