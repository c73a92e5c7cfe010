import { type Client, type ClientOptions, createClient } from '@tenant-api/client'
import { type GlobalFlags, globalFlags } from '../command.ts'
import { connectionOf } from './connection.ts'

/** The client that a command calls. */
export async function clientOf(
  command: { optsWithGlobals(): object },
  hooks: Pick<ClientOptions, 'onRequest' | 'onResponse'> = {},
): Promise<{ readonly client: Client; readonly flags: GlobalFlags }> {
  const flags = globalFlags(command)
  return { client: createClient({ ...(await connectionOf(flags)), ...hooks }), flags }
}
