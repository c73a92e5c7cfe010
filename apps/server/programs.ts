import path from 'node:path'

const source = (name: string) => path.join(import.meta.dirname, 'src', name)

/** The main files of the programs in the bundle. */
export const programs = {
  main: source('main.ts'),
  clients: source('commands/clients.ts'),
  events: source('commands/events.ts'),
  keys: source('commands/keys.ts'),
}
