import { newClient, readClientOptions } from '../../src/commands/clients.ts'
import { openStores } from '../../src/commands/run-command.ts'
import { readConfig } from '../../src/config/config.ts'
import type { CommandStores } from '../../src/stores/stores.ts'
import { anEntry } from '../stores/an-entry.ts'

/** Changes what a service has stored while the service runs, as the commands for operators do. */
export async function changeStored<Result>(
  { dataDir }: { dataDir: string },
  change: (stores: CommandStores) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  return change(stores).finally(stores.close)
}

/** Adds a client as `npm run clients -- create` does. @param args the options of that command */
export async function addClient(service: { dataDir: string }, ...args: string[]) {
  const { client, secret } = await newClient(readClientOptions(args), Date.now())
  await changeStored(service, ({ clients }) => clients.insert(client, anEntry))
  return { id: client.id, secret }
}
