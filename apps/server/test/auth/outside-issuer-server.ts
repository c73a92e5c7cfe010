import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

export type Alg = 'EdDSA' | 'Ed25519' | 'ES256' | 'RS256' | 'PS256' | 'ML-DSA-65'

/** An outside issuer of access tokens: private keys, and a real HTTP server that publishes the key set. */
export interface OutsideIssuer {
  readonly issuer: string
  readonly jwksUrl: string
  /** The number of requests for the key set. */
  readonly asked: () => number
  /** Creates a key, and adds it to the key set. */
  addKey(kid: string, alg?: Alg): Promise<void>
  /** Lets `listener` answer requests for the key set. With null the issuer answers with its key set again. */
  answer(listener: ((req: IncomingMessage, res: ServerResponse) => void) | null): void
  publish(jwks: { keys: unknown[] }): void
  readonly keys: JWK[]
  /** Signs a token with one of the keys. Claims and header parameters that are undefined are omitted. */
  sign(kid: string, claims?: object, header?: object): Promise<string>
  stop(): Promise<void>
  /** Listens again on the same port. */
  restart(): Promise<void>
}

/** Starts an issuer on a random port. `keep` registers the hook that stops the issuer, by default at the end of the test. */
export async function startOutsideIssuer(keep = onTestFinished): Promise<OutsideIssuer> {
  let asked = 0
  let listener: ((req: IncomingMessage, res: ServerResponse) => void) | null = null
  let published: { keys: unknown[] } | null = null
  const keys: JWK[] = []
  const privateKeys = new Map<string, { key: CryptoKey; alg: Alg }>()
  const server = createServer((req, res) => {
    asked++
    if (listener) return listener(req, res)
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify(published ?? { keys }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}/`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  keep(stop)
  return {
    issuer,
    jwksUrl: `${issuer}keys`,
    asked: () => asked,
    keys,
    async addKey(kid, alg = 'EdDSA') {
      const { publicKey, privateKey } = await generateKeyPair(alg)
      privateKeys.set(kid, { key: privateKey, alg })
      keys.push({ ...(await exportJWK(publicKey)), kid, use: 'sig', alg })
    },
    answer(next) {
      listener = next
    },
    publish(jwks) {
      published = jwks
    },
    async sign(kid, claims = {}, header = {}) {
      const found = privateKeys.get(kid)
      if (!found) throw new Error(`the issuer has no key ${kid}`)
      const now = Math.floor(Date.now() / 1_000)
      const said = {
        iss: issuer,
        aud: '/api/v2/',
        sub: 'app',
        client_id: 'app',
        scope: 'read:event_streams',
        iat: now,
        exp: now + 60,
      }
      return new SignJWT({ ...said, ...claims })
        .setProtectedHeader({ typ: 'at+jwt', kid, alg: found.alg, ...header })
        .sign(found.key)
    },
    stop,
    async restart() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
