import { globalFlags } from '../command.ts'
import { printRecord } from '../output/print.ts'
import { connectionOf } from './connection.ts'
import { commandScopes, identityOf } from './identity.ts'

/** Prints the client of the connection. JSON contains all its scopes; other output groups the scopes. */
export async function printIdentity(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const identity = await identityOf(await connectionOf(flags))
  const { scopes, expires = 'never' } = identity
  printRecord(flags.json ? identity : { ...identity, scopes: grouped(scopes), expires }, flags)
}

/**
 * Groups the granted actions by resource. Scopes that no command uses are counted, not listed, because there may
 * be hundreds.
 */
function grouped(scopes: string): Readonly<Record<string, string>> {
  const granted = scopes.split(' ').filter(scope => scope !== '')
  const used = commandScopes.filter(scope => granted.includes(scope)).map(scope => scope.split(':'))
  const byResource = Object.entries(Object.groupBy(used, ([, resource = '']) => resource))
  const lines = byResource.map(([resource, pairs = []]) => [
    resource,
    pairs.map(([action]) => action).join(', '),
  ])
  const others = granted.length - used.length
  return { ...Object.fromEntries(lines), ...(others > 0 && { others: `${others} that no command uses` }) }
}
