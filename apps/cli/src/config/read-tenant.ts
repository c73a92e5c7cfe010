import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import {
  entryFault,
  readTenantFile,
  recordedParts,
  type TenantCollection,
  type TenantFile,
  type TenantSecret,
  tenantCollections,
} from '@tenant-api/contract/tenant-file'
import { globalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'
import { note, printJson, printText } from '../output/print.ts'
import { readText } from '../read-input.ts'

/** The flags of the commands. A command has only some of them. */
interface ConfigFlags {
  /** The parts of the file to read, write or change; by default all. */
  readonly only?: readonly string[]
  readonly prune?: true
  readonly withEvents?: number
  readonly exitCode?: true
}

/** The flags of a command of `config`. */
export function configFlags(command: CommandUnknownOpts): ConfigFlags {
  // The cast is safe: config.ts defines these flags.
  return command.opts() as ConfigFlags
}

/** An entry of a tenant file, or a resource of the service. */
export type Entry = Readonly<Record<string, unknown>>

/** The parts of a tenant file that a command manages. */
export interface ManagedFile {
  /** The file, `-` for standard input. */
  readonly name: string
  /** The entries by collection. A collection that the file does not have is missing. */
  readonly entries: Readonly<Record<string, readonly Entry[]>>
}

/** `config validate`: reads a file, and says how much is in it. */
export async function validateTenant(name: string, command: { optsWithGlobals(): object }): Promise<void> {
  const parts = Object.entries(await readFile(name)).filter(([, part]) => Array.isArray(part))
  const counts = Object.fromEntries(parts.map(([part, { length }]) => [part, length]))
  if (globalFlags(command).json) return printJson(counts)
  const listed = Object.entries(counts).map(([part, count]) => `${count} in ${part}`)
  printText(`${shown(name)} is valid: ${listed.join(', ') || 'it manages nothing'}.\n`)
}

/**
 * Reads the parts of a tenant file that are resources.
 *
 * @param only the names of the parts; by default all
 * @throws {CommandError} with all faults of the file
 */
export async function readManaged(name: string, only: readonly string[] | undefined): Promise<ManagedFile> {
  const file = await readFile(name)
  const ignored = recordedParts.filter(part => part in file)
  if (ignored.length > 0)
    note(`Only the mock reads ${ignored.join(', ')}: the tenant stays as it is in them.`)
  const entries = Object.entries(file).filter(
    ([part]) => part in tenantCollections && (only === undefined || only.includes(part)),
  )
  // The cast is safe: the reader has found arrays of objects in these parts.
  const found = entries as readonly (readonly [string, readonly Entry[]])[]
  return {
    name,
    entries: Object.fromEntries(found.map(([part, all]) => [part, all.map(one => managed(one, part))])),
  }
}

/** An entry without what the service sets, such as `id`, which only the mock reads. */
function managed(entry: Entry, part: string): Entry {
  const { properties = [] } = tenantCollections[part] ?? {}
  return Object.fromEntries(Object.entries(entry).filter(([name]) => properties.includes(name)))
}

async function readFile(name: string): Promise<TenantFile> {
  const { value, faults } = readTenantFile(await readText(name))
  if (value) return value
  const lines = faults.map(({ line, column, message }) => `${shown(name)}:${line}:${column}: ${message}`)
  throw new CommandError('usage', 'invalid_file', lines.join('\n'), 'Correct the file.')
}

function shown(name: string): string {
  return name === '-' ? 'standard input' : name
}

/** A secret of an entry, with its value in the file. */
export interface EntrySecret extends TenantSecret {
  /** A placeholder or the secret itself; undefined if the file does not have it. */
  readonly value: string | undefined
}

/** The secrets that an entry has or may have. */
export function secretsOf(entry: Entry, { secrets }: TenantCollection): readonly EntrySecret[] {
  return secrets
    .filter(({ when }) =>
      Object.entries(when).every(([place, value]) => valueAt(entry, place.split('.')) === value),
    )
    .map(secret => ({ ...secret, value: valueAt(entry, secret.path) as string | undefined }))
}

/** The value at a path of an entry; undefined if there is none. */
export function valueAt(entry: unknown, names: readonly string[]): unknown {
  return names.reduce((value: unknown, name) => Object(value)[name], entry)
}

/** A copy of an entry with another value at a path, or without it. Objects around it must exist. */
export function withValueAt(entry: Entry, [name = '', ...rest]: readonly string[], value: unknown): Entry {
  const child = rest.length > 0 ? withValueAt(entry[name] as Entry, rest, value) : value
  const { [name]: _, ...others } = entry
  // Keep the place of the property.
  return name in entry && child !== undefined
    ? { ...entry, [name]: child }
    : { ...others, ...(child !== undefined && { [name]: child }) }
}

/** Replaces the placeholders of secrets. */
export interface Secrets {
  /** Why a secret cannot be read here, such as `${env:TOKEN} is not set`; undefined if it can. */
  problem(value: string): string | undefined
  /**
   * The entry with the secrets in some of its properties.
   *
   * @param title the entry in a message, such as `event stream 'Directory sync'`
   * @throws {CommandError} for a secret that cannot be read, or that the service would refuse
   */
  resolved(entry: Entry, title: string, collection: string, properties: readonly string[]): Entry
}

/** Maximum size of the file of a secret, in bytes. */
const mostSecretBytes = 65_536

/** @param name the tenant file: paths of secrets are relative to its folder */
export function secretsBeside(name: string): Secrets {
  const folder = name === '-' ? '.' : path.dirname(name)

  function read(value: string): { readonly secret: string } | { readonly problem: string } {
    const [, kind, source = ''] = /^\$\{(env|file):(.*)\}$/s.exec(value) ?? []
    if (kind === undefined) return { secret: value }
    if (kind === 'env') {
      const secret = process.env[source]
      return secret ? { secret } : { problem: `${value} is not set` }
    }
    try {
      const file = path.resolve(folder, source)
      if (statSync(file).size > mostSecretBytes) return { problem: `${value} is larger than 64 KB` }
      // Most editors, and `echo`, end a file with a line break.
      const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
      return secret ? { secret } : { problem: `${value} is empty` }
    } catch (error) {
      return { problem: `${value} cannot be read: ${(error as NodeJS.ErrnoException).code}` }
    }
  }

  return {
    problem(value) {
      const result = read(value)
      return 'problem' in result ? result.problem : undefined
    },
    resolved(entry, title, collection, properties) {
      const table = tenantCollections[collection]
      let whole = entry
      for (const { path: place, value } of table ? secretsOf(entry, table) : []) {
        if (value === undefined || !properties.includes(place[0] ?? '')) continue
        const result = read(value)
        if ('problem' in result)
          throw wrongUsage(`The secret ${result.problem}.`, 'Set it, then run the command again.')
        if (result.secret.startsWith('${'))
          throw wrongUsage(`The secret ${value} contains a placeholder itself.`, 'Correct the secret.')
        whole = withValueAt(whole, place, result.secret)
      }
      const fault = entryFault(collection, whole)
      if (fault !== undefined)
        throw wrongUsage(`A secret of ${title} is wrong: ${fault}`, 'Correct the secret.')
      return whole
    },
  }
}
