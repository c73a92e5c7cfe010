import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { readTenantFile, type TenantCollection, tenantCollections } from '@tenant-api/contract/tenant-file'
import { Document } from 'yaml'
import { CommandError, wrongUsage } from '../command-error.ts'
import { note, printText } from '../output/print.ts'
import { clientOf, connectionOf } from '../sign-in/connection.ts'
import { openStoredFile } from '../stored-file.ts'
import { comparable, keyTitle, readCollection } from './plan.ts'
import { withPseudonyms } from './pseudonyms.ts'
import { configFlags, type Entry, secretsOf, withValueAt } from './read-tenant.ts'
import { readRecorded } from './recorded.ts'

/** Maximum number of events in a file: more would need more characters than a file may have. */
const mostEvents = 1_000

/**
 * `config export`: writes the configuration of the tenant. Its secrets become placeholders, which are listed on standard error. With
 * `--with-events` also writes the state that a mock starts with: what the service has set, in the order of its lists, and what it has
 * recorded. Personal data is replaced.
 *
 * @param name the file; '' for standard output
 */
export async function exportTenant(name: string, command: CommandUnknownOpts): Promise<void> {
  const { only, withEvents } = configFlags(command)
  if (withEvents !== undefined && !(withEvents >= 1 && withEvents <= mostEvents))
    throw wrongUsage(
      `--with-events must be a number from 1 to ${mostEvents.toLocaleString('en')}, got ${withEvents}.`,
    )
  if (withEvents !== undefined && only !== undefined)
    throw wrongUsage('--with-events and --only exclude each other.', 'Give one of them.')
  const { client, flags } = await clientOf(command)
  const { baseUrl } = await connectionOf(flags)
  const placeholders = new Set<string>()
  const file: Record<string, readonly Entry[]> = {}
  for (const [collection, table] of Object.entries(tenantCollections)) {
    if (only !== undefined && !only.includes(collection)) continue
    const listed = [...(await readCollection(client, collection))]
    const sorted = withEvents ? listed : listed.toSorted(([one], [other]) => (one < other ? -1 : 1))
    file[collection] = sorted.map(([, resource]) => ({
      ...(withEvents && resource),
      ...entryOf(resource, table, placeholders),
    }))
  }
  if (withEvents) {
    const streamIds = (file.event_streams ?? []).map(({ id }) => String(id))
    Object.assign(file, withPseudonyms(await readRecorded(client, streamIds, withEvents), file))
  }
  const schema = `${baseUrl}/tenant.schema.json`
  const text =
    flags.json || name.endsWith('.json')
      ? `${JSON.stringify({ $schema: schema, ...file }, null, 2)}\n`
      : yamlOf(file, schema)
  const [fault] = readTenantFile(text).faults ?? []
  if (fault && withEvents)
    throw new CommandError(
      'failed',
      'invalid_file',
      `The file would be invalid: ${fault.message}`,
      'Take fewer events.',
    )
  if (name === '') printText(text)
  else openStoredFile(name).write(text)
  if (placeholders.size > 0)
    note(`${placeholders.size} secrets are placeholders, since the service never shows them:`)
  for (const placeholder of placeholders) note(`  ${placeholder}`)
}

/** The entry of a resource: what a request could create it with, and a placeholder for each secret. */
function entryOf(resource: Entry, table: TenantCollection, placeholders: Set<string>): Entry {
  const { ifOmitted, naturalKey } = table
  const kept = Object.entries(comparable(resource, table)).filter(
    ([name, value]) => value !== ifOmitted[name],
  )
  const entry: Entry = Object.fromEntries(kept)
  const title = keyTitle(naturalKey.map(name => resource[name]))
  return secretsOf(entry, table).reduce((whole, { path }) => {
    const words = [table.noun, title, path.at(-1) ?? ''].join('_').toUpperCase()
    const variable = words.replaceAll(/[^A-Z0-9]+/g, '_')
    let placeholder = `\${env:${variable}}`
    for (let count = 2; placeholders.has(placeholder); count++) placeholder = `\${env:${variable}_${count}}`
    placeholders.add(placeholder)
    return withValueAt(whole, path, placeholder)
  }, entry)
}

function yamlOf(file: object, schema: string): string {
  const document = new Document(file, { aliasDuplicateObjects: false })
  document.commentBefore = ` yaml-language-server: $schema=${schema}`
  return document.toString({ lineWidth: 0 })
}
