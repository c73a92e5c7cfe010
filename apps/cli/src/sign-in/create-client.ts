import { type Client, type ClientOptions, createClient } from '@tenant-api/client'
import { type GlobalFlags, globalFlags } from '../command.ts'
import { connectionOf } from './connection.ts'

/** Creates the client for a command. The flags and the environment determine its connection. */
export async function clientOf(
  command: { optsWithGlobals(): object },
  hooks: Pick<ClientOptions, 'onRequest' | 'onResponse'> = {},
): Promise<{ readonly client: Client; readonly flags: GlobalFlags }> {
  const flags = globalFlags(command)
  return { client: createClient({ ...(await connectionOf(flags)), ...hooks }), flags }
}
