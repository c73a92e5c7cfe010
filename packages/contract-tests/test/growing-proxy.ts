import { createServer, request } from 'node:http'
import { createInterface } from 'node:readline'
import { type Listening, listening } from './listening.ts'

/**
 * A proxy that answers as a later version of the service may: each object in an answer, or in a message of a subscription, has the
 * additional property `grown`. Deliveries stay as they are, because the document says that they never grow.
 *
 * @param target a function that returns the address of the service
 */
export async function startGrowingProxy(target: () => string): Promise<Listening> {
  const server = createServer((req, res) => {
    const { method, url = '' } = req
    // The proxy parses the answers, so they must not be compressed.
    const { 'accept-encoding': _, ...headers } = req.headers
    const forwarded = request(target() + url, { method, headers }, answer => {
      const { 'content-length': _length, ...kept } = answer.headers
      res.writeHead(answer.statusCode ?? 502, kept)
      const isFixed = /\/deliveries\b|\/openapi[-.\d]*\.json$/.test(url)
      createInterface(answer)
        .on('error', () => res.destroy())
        .on('line', line => res.write(`${isFixed ? line : grown(line)}\n`))
        .on('close', () => res.end())
    })
    forwarded.on('error', () => res.destroy())
    res.on('close', () => forwarded.destroy())
    req.pipe(forwarded)
  })
  return listening(server)
}

/** A line of JSON, or of Server-Sent Events, in which each object has one more property. */
function grown(line: string): string {
  return line.replace(/(?<=^(?:data: )?)[{[].*$/, json =>
    JSON.stringify(JSON.parse(json), (_key, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? { ...value, grown: 'later' }
        : value,
    ),
  )
}
