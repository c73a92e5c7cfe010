import { globalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { ask, askSecret, canAsk } from '../output/ask.ts'
import { note } from '../output/print.ts'
import { readText } from '../read-input.ts'
import { baseUrlOf, defaultUrl } from './connection.ts'
import { issueTokenFor } from './issue-token.ts'
import { defaultProfile, profilesFile, readProfiles, writeProfiles } from './profiles.ts'
import { useProxyFor } from './proxy.ts'

/** The flags of `login`. */
export interface LoginFlags {
  readonly clientId?: string
}

/** Requests a token to check the credentials, then stores them as a profile. */
export async function login(
  { clientId: given }: LoginFlags,
  command: { optsWithGlobals(): object },
): Promise<void> {
  const flags = globalFlags(command)
  const { TENANT_API_URL, TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET, TENANT_API_PROFILE } = process.env
  const name = flags.profile ?? (TENANT_API_PROFILE || defaultProfile)
  const { [name]: earlier } = readProfiles()
  const url = baseUrlOf(flags.url ?? (TENANT_API_URL || earlier?.url || defaultUrl))
  const clientId = given ?? (TENANT_API_CLIENT_ID || (canAsk(flags) ? await ask('Client id: ') : ''))
  if (clientId === '')
    throw wrongUsage('The client id is missing.', 'Add --client-id, or set TENANT_API_CLIENT_ID.')
  const clientSecret = TENANT_API_CLIENT_SECRET || (await secretOf(canAsk(flags)))
  if (clientSecret === '')
    throw wrongUsage(
      'The client secret is missing.',
      'Set TENANT_API_CLIENT_SECRET, or write the secret to standard input.',
    )
  useProxyFor(url)
  await issueTokenFor({ baseUrl: url, clientId, clientSecret }, { audience: '/api/v2/' })
  // Read the profiles again: another command may have changed them while this one waited for the secret.
  writeProfiles({ ...readProfiles(), [name]: { url, clientId, clientSecret } })
  note(`Signed in to ${url} as ${clientId}. The profile '${name}' is stored in ${profilesFile()}.`)
}

async function secretOf(asking: boolean): Promise<string> {
  if (asking) return askSecret('Client secret: ')
  return process.stdin.isTTY ? '' : (await readText('-')).trim()
}
