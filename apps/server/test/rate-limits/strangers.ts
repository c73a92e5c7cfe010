import { pretend } from './token-request.ts'

let strangers = 0

/**
 * Sends concurrent token requests for `ids` unknown clients to the nodes in turn. Resolves with the number granted to each client.
 * Repeats a round that does not fit into a window of one second.
 */
export async function grantedToStrangers(
  nodes: readonly { baseUrl: string }[],
  ids: number,
  requests: number,
): Promise<number[]> {
  for (;;) {
    const round = Array.from({ length: ids }, () => `stranger-${strangers++}`)
    const startedAt = performance.now()
    const answers = await Promise.all(
      round.map(id =>
        Promise.all(
          Array.from({ length: requests }, (_, index) =>
            pretend(nodes[index % nodes.length] ?? { baseUrl: '' }, id),
          ),
        ),
      ),
    )
    if (performance.now() - startedAt < 900)
      return answers.map(ofOne => ofOne.filter(({ status }) => status === 400).length)
  }
}
