import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

export type Alg = 'EdDSA' | 'ES256' | 'RS256' | 'PS256'

/** An issuer of access tokens somewhere else: a real server of a key set, and the keys to go with it. */
export interface OutsideIssuer {
  readonly issuer: string
  readonly jwksUrl: string
  /** How often its key set was asked for. */
  readonly asked: () => number
  /** Adds a key to its key set. */
  addKey(kid: string, alg?: Alg): Promise<void>
  /** Answers in another way than with its key set; null to do so again. */
  answer(listener: ((req: IncomingMessage, res: ServerResponse) => void) | null): void
  publish(jwks: { keys: unknown[] }): void
  readonly keys: JWK[]
  /** A token by one of its keys. A claim or a parameter that is given as undefined is left out. */
  sign(kid: string, claims?: object, header?: object): Promise<string>
  stop(): Promise<void>
  /** Listens again where it was. */
  restart(): Promise<void>
}

/** Starts it on a port of its own, for one test or, where `keep` is given, for as long as that says. */
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
