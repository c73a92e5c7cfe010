import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createFairQueue } from '../fair-queue.ts'
import { limits } from '../limits.ts'
import type { Client } from './client.ts'
import { nobodysHash, verifySecret } from './client-secret.ts'

/** Credentials as a token request gives them, and the network that it comes from. */
export interface Claim {
  readonly id: string
  readonly secret: string
  readonly network: string
}

/** Checks the secrets of clients, so that those who guess keep nobody waiting but each other. */
export interface SecretChecks {
  /**
   * Whether a secret is that of a client, which is null where the claimed one does not exist. No answer takes less time for an
   * unknown client than for a wrong secret, so that time does not tell which clients exist.
   *
   * @throws {Problem} `service_unavailable` where too many secrets wait for their check
   */
  isRight(client: Client | null, claim: Claim): Promise<boolean>
}

/**
 * A check takes 40 ms of one of libuv's four threads, and fsyncs need one: two are checked at a time, one of a client that
 * exists and one of a stranger. Clients wait for clients alone, in turn. A secret that was right before is told at once.
 */
export function createSecretChecks(): SecretChecks {
  const refusal = 'Too many secrets are being checked. Try again.'
  const line = { atOnce: 1, maxWaiting: limits.waitingSecrets / 2 }
  const clients = createFairQueue(line, refusal)
  const strangers = createFairQueue(line, refusal)
  const known = createRightSecrets()
  /** How long the last check took, in milliseconds. */
  let lastMs = 0

  async function timed(secret: string, hash: string): Promise<boolean> {
    const startedAt = performance.now()
    const isRight = await verifySecret(secret, hash)
    lastMs = performance.now() - startedAt
    return isRight
  }

  return {
    async isRight(client, { id, secret, network }) {
      const asker = { group: network, member: id }
      if (!client) return strangers.run(asker, () => timed(secret, nobodysHash))
      if (known.has(client, secret)) return true
      // A wrong secret is answered no sooner than a stranger's would be: it waits for a stranger's turn, and for as long.
      const turn = strangers.run(asker, () => delay(lastMs))
      turn.catch(() => {})
      // While it waited, the same secret may have been found right.
      const check = async () => known.has(client, secret) || timed(secret, client.secretHash)
      if (await clients.run(asker, check)) {
        known.add(client, secret)
        return true
      }
      await turn
      return false
    },
  }
}

/** The last right secret of each client, as a MAC under a key that no other process has. */
function createRightSecrets() {
  const key = randomBytes(32)
  const macs = new Map<string, { readonly secretHash: string; readonly mac: Buffer }>()
  const macOf = (secret: string) => createHmac('sha256', key).update(secret).digest()
  return {
    has({ id, secretHash }: Client, secret: string): boolean {
      const found = macs.get(id)
      // A secret that was rotated since is no longer right.
      return found?.secretHash === secretHash && timingSafeEqual(found.mac, macOf(secret))
    },
    add({ id, secretHash }: Client, secret: string): void {
      macs.delete(id)
      macs.set(id, { secretHash, mac: macOf(secret) })
      const [oldest] = macs.size > limits.rememberedSecrets ? macs.keys() : []
      if (oldest !== undefined) macs.delete(oldest)
    },
  }
}
