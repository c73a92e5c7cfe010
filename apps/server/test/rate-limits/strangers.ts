import { pretend } from './token-request.ts'

let strangers = 0

/**
 * Sends so many requests of each of a few new ids at once, to several nodes of one service in turn, and gives how many of each were
 * let through. A window begins with its first request and lasts for a second: a round that takes longer is none, and another is sent.
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
