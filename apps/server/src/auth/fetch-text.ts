import { limits } from '../limits.ts'

/**
 * Fetches a small JSON document of another service that the operator named, and nothing but it: redirects are not followed.
 *
 * @returns the body of a 200, of at most 256 KB
 * @throws when it does not come whole within 5 s
 */
export async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(1_000 * limits.keySetSeconds)
  const headers = { Accept: 'application/jwk-set+json, application/json' }
  const response = await fetch(url, { redirect: 'error', signal, headers })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop ends the connection too.
    if (bytes > limits.keySetBytes) throw new Error(`the answer has more than ${limits.keySetBytes} bytes`)
    chunks.push(chunk)
  }
  if (response.status !== 200) throw new Error(`the answer has the status ${response.status}`)
  return Buffer.concat(chunks).toString('utf8')
}
