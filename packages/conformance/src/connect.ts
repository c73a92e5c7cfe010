import { operations } from '@tenant-api/contract'
import { firstClientOf } from '@tenant-api/contract/local-service'
import { createCoverage } from './coverage.ts'
import { askForToken } from './request-token.ts'
import { type Settings, UsageError } from './settings.ts'
import { abilities, type Target } from './target.ts'
import { open, respectQuota } from './wire.ts'

/** A name that never resolves (RFC 6761, section 6.4): every server accepts it for a webhook, and no delivery succeeds. */
const unreachableEndpoint = 'https://conformance.invalid/'

/**
 * Creates the target from the settings and the environment, and requests its tokens.
 *
 * @throws {UsageError} if there is neither a token nor a client, or if the target issues no token
 * @throws {Error} if the target cannot be reached
 */
export async function connect(
  { baseUrl, isMock, isReadOnly }: Settings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Target> {
  const credentials = credentialsOf(baseUrl, env)
  const internalToken = env.TENANT_API_INTERNAL_TOKEN
  const expiredToken = env.TENANT_API_EXPIRED_TOKEN
  const target: Target = {
    name: baseUrl,
    baseUrl,
    token: env.TENANT_API_TOKEN ?? '',
    ...(credentials && { credentials }),
    ...(internalToken && { internalToken }),
    ...(expiredToken && { expiredToken }),
    ...(!isMock && { unreachableEndpoint }),
    isReadOnly,
    coverage: createCoverage(),
    can: isMock ? abilities.mock : abilities.service,
  }
  respectQuota(baseUrl)
  if (target.credentials) return withTokens(target)
  if (!target.token)
    throw new UsageError(
      'Set TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET, or TENANT_API_TOKEN, or for a service on this machine its DATA_DIR. A mock accepts any values.',
    )
  // A request for a token would show whether the target can be reached. Without a client there is none.
  const answer = await open(baseUrl, { method: operations.get_jwks.method, path: operations.get_jwks.path })
  answer.destroy()
  return target
}

/** The client of the environment or, if it has no token either, the first client of a service on this machine. */
function credentialsOf(baseUrl: string, env: Parameters<typeof connect>[1]) {
  const { TENANT_API_CLIENT_ID: clientId, TENANT_API_CLIENT_SECRET: clientSecret, TENANT_API_TOKEN } = env
  if (clientId && clientSecret) return { clientId, clientSecret }
  return TENANT_API_TOKEN ? undefined : firstClientOf(baseUrl, env)
}

/** Adds the tokens that the target's client gets. Without a token for `/internal/` some groups are skipped. */
async function withTokens(target: Target): Promise<Target> {
  const token = target.token || (await tokenOf(target, '/api/v2/'))
  if (!token)
    throw new UsageError(`${target.baseUrl} issues no token to the client ${target.credentials?.clientId}.`)
  const isInternal = !target.can.preferAnswers
  const internalToken = target.internalToken ?? (isInternal ? await tokenOf(target, '/internal/') : undefined)
  return { ...target, token, ...(internalToken && { internalToken }) }
}

async function tokenOf(target: Target, audience: string): Promise<string | undefined> {
  const { coverage: _, ...unrecorded } = target
  const { body } = await askForToken(unrecorded, { audience })
  return (body as { access_token?: string } | undefined)?.access_token
}
