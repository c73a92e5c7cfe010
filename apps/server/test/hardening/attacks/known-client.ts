import { randomUUID } from 'node:crypto'
import { credentials } from '@tenant-api/test-kit/start-service'
import { request } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/**
 * Bad token requests for the legitimate client, which a policy limits, from another network: guesses of its secret, unknown grants,
 * and requests without a secret. In sequence on each of 200 connections.
 */
export const knownClient: Attack = {
  name: 'guessed secrets of the legitimate client under a policy',
  async prepare(service) {
    await request(service, 'POST', '/api/v2/rate-limit-policies', {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: `client_id:${credentials.clientId}`,
      configuration: { action: 'block', limit: 100 },
    })
  },
  async begin(service) {
    const sockets = new Sockets(service)
    const forms = [
      () => `grant_type=client_credentials&client_secret=${randomUUID()}`,
      () => 'grant_type=x&client_secret=x',
      () => 'grant_type=client_credentials',
    ]
    for (let count = 0; count < 200; count++) {
      const socket = await sockets.open({ localAddress: '127.0.0.2' })
      let sent = count
      const ask = () => {
        const body = `${forms[sent++ % forms.length]?.()}&audience=/api/v2/&client_id=${credentials.clientId}`
        socket.write(
          `POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      }
      socket.on('data', chunk => {
        if (String(chunk).includes('HTTP/1.1 ')) ask()
      })
      ask()
    }
    return () => sockets.close()
  },
}
