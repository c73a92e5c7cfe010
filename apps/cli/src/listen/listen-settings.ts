import { randomBytes } from 'node:crypto'
import { validateHeaderValue } from 'node:http'
import { signWebhook } from '@tenant-api/client/webhooks'
import { wrongUsage } from '../command-error.ts'

/** The address of `--forward-to`. @throws {CommandError} if it is not an http or https URL */
export function endpointOf(value: string): URL {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw wrongUsage(`--forward-to must be an http or https URL, got '${value}'.`)
  return new URL(value)
}

/** The name and value of `--header`. @throws {CommandError} if a request cannot have the header */
export function headerOf(header: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(header) ?? []
  if (!name)
    throw wrongUsage(`--header must be a name and a value, got '${header}'.`, "Write it as 'Name: value'.")
  try {
    validateHeaderValue(name, value)
  } catch {
    throw wrongUsage(
      `The value of --header ${name} has a character that a header cannot contain, got '${value}'.`,
      'Use only Latin-1 characters.',
    )
  }
  return [name.toLowerCase(), value]
}

export const secretVariable = 'TENANT_API_SIGNING_SECRET'

/**
 * The secret with which `listen` signs: TENANT_API_SIGNING_SECRET, or a random one.
 *
 * @throws {CommandError} if nothing can be signed with the secret
 */
export async function signingSecret(): Promise<string> {
  const secret = process.env[secretVariable] || `whsec_${randomBytes(32).toString('base64')}`
  await signWebhook('evt_1', '', secret).catch(() => {
    throw wrongUsage(
      `${secretVariable} must be whsec_ and the base64 of 24 bytes or more.`,
      'Correct it, or unset it to sign with a random secret.',
    )
  })
  return secret
}
