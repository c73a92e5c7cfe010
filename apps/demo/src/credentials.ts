import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Reads client credentials for a running service from CLIENT_ID and CLIENT_SECRET, or else from `first-client.json`.
 * The service writes this file into its data directory if it is first started without a terminal.
 *
 * @throws {Error} when there are no credentials; the message says what to do
 */
export async function readCredentials(env: NodeJS.ProcessEnv): Promise<Credentials> {
  const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) return { clientId, clientSecret }
  const file = path.resolve(repositoryRoot, env.DATA_DIR || 'data', 'first-client.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      'There are no client credentials. Set CLIENT_ID and CLIENT_SECRET to the values that `npm start` showed\n' +
        `at its first start. (The file ${file}, which may contain them, does not exist.)`,
    )
  })
  const { client_id, client_secret } = JSON.parse(text)
  return { clientId: client_id, clientSecret: client_secret }
}
