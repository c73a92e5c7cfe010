import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts values that must not be readable in a database file or its backups. */
export interface SecretBox {
  seal(plaintext: string): Buffer
  /** @throws when `sealed` was encrypted with another key or has been changed */
  open(sealed: Uint8Array): string
}

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a random 96-bit nonce (NIST SP 800-38D, section 8.2.2). A sealed value is nonce, ciphertext and tag. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(plaintext) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed) {
      const box = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(box.subarray(-tagBytes))
      return decipher.update(box.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
