import { readFileSync } from 'node:fs'
import { ConfigError } from '../errors.ts'

/** Settings that hold a secret. Docker, Kubernetes and Vault provide secrets as files. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SECRETS_KEY',
  'BOOTSTRAP_CLIENT_SECRET',
] as const

/**
 * Replaces settings that name a file by the secret in the file: `SECRETS_KEY_FILE=/run/secrets/key` sets `SECRETS_KEY`. A
 * newline at the end of a file is not part of its secret.
 *
 * @throws {ConfigError} when a file cannot be read, or a secret is set both ways
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = secretSettings.flatMap(name => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name])
      throw new ConfigError(`${name} and ${name}_FILE must not both be given: remove one of them.`)
    return [[name, secretIn(file, name)]]
  })
  return { ...env, ...Object.fromEntries(secrets) }
}

function secretIn(file: string, name: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}.`)
  }
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new ConfigError(`${name}_FILE names an empty file, ${file}.`)
  return secret
}
