import { limits } from '../limits.ts'

/**
 * Fetches a small JSON document from a URL that the operator configured. Redirects are refused, so the service connects only to
 * the configured host.
 *
 * @returns the body of a 200 response, at most 256 KB
 * @throws for any other response, and when the body is not complete within 5 s
 */
export async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(1_000 * limits.keySetSeconds)
  const headers = { Accept: 'application/jwk-set+json, application/json' }
  const response = await fetch(url, { redirect: 'error', signal, headers })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop also closes the connection.
    if (bytes > limits.keySetBytes) throw new Error(`the answer has more than ${limits.keySetBytes} bytes`)
    chunks.push(chunk)
  }
  if (response.status !== 200) throw new Error(`the answer has the status ${response.status}`)
  return Buffer.concat(chunks).toString('utf8')
}
