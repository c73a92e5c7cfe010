import type { IncomingMessage } from 'node:http'

/** Maximum number of bytes that are read of a receiver's answer. An endless answer would fill the memory. */
const most = 65_536

/** The body of a receiver's answer as text: the first 64 KB. Closes the connection of a longer answer. */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) break
  }
  return Buffer.concat(chunks).subarray(0, most).toString()
}
