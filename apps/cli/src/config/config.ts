import type { Command } from '@commander-js/extra-typings'
import { tenantCollections } from '@tenant-api/contract/tenant-collections'
import { Option } from 'commander'
import { createCommand } from '../command.ts'
import { integer, limitTo } from '../operations/flags.ts'

/** `config export`: writes the configuration of the tenant to a file. */
export function exportCommand() {
  const command = withOnly(
    'export',
    'Write the configuration of the tenant to a file, by default to standard output.',
  )
    .argument('[file]')
    .option(
      '--with-events <number>',
      'for the mock: also the newest events, up to 1,000, and up to as many deliveries and attempts of each stream; personal data is replaced',
      integer,
    )
    .addHelpText('after', '\nThe file is YAML. With --json, or if its name ends with .json, it is JSON.')
  command.action(async file => {
    const { exportTenant } = await import('./export-tenant.ts')
    await exportTenant(String(file ?? ''), command)
  })
  return command
}

/** `config plan`: shows what `config apply` would change. */
export function planCommand() {
  const command = withOnly('plan', 'Show what apply would change in the tenant. Changes nothing.')
    .argument('<file>', 'YAML or JSON (- is standard input)')
    .option('--prune', 'also delete what is in the tenant, but not in the file')
    .option('--exit-code', 'exit with code 10 if there are changes')
  command.action(async file => {
    const { planTenant } = await import('./apply-tenant.ts')
    await planTenant(String(file), command)
  })
  return command
}

/** `config apply`: makes the tenant what a file says. */
export function applyCommand() {
  const command = withOnly('apply', 'Make the tenant what the file says: plan, ask, and change.')
    .argument('<file>', 'YAML or JSON (- is standard input)')
    .option('--prune', 'also delete what is in the tenant, but not in the file')
    .addHelpText('after', secretsHelp)
  command.action(async file => {
    const { applyTenant } = await import('./apply-tenant.ts')
    await applyTenant(String(file), command)
  })
  return command
}

/** `config validate`: checks a file without a service. */
export function validateCommand() {
  const command = createCommand('validate', 'Check a file without a service.').argument(
    '<file>',
    'YAML or JSON (- is standard input)',
  )
  command.action(async file => {
    const { validateTenant } = await import('./read-tenant.ts')
    await validateTenant(file, command)
  })
  return command
}

const secretsHelp = `
A secret in the file is \${env:NAME} or \${file:PATH}; a path is relative to the folder of the file.
Only what is created, or gets a new destination, needs its secrets. To change a secret alone, change secret_version.`

function withOnly(name: string, description: string): Command {
  const option = new Option('--only <part>', 'only this part of the file; may be repeated')
  const names = Object.keys(tenantCollections)
  const parse = limitTo(names, option)
  option.argParser((value, earlier: readonly string[] = []) => [...earlier, parse(value)])
  return createCommand(name, description).addOption(option as never) as unknown as Command
}
