import type { Command } from '@commander-js/extra-typings'
import type { Client, Listing, PublicOperationId } from '@tenant-api/client'
import { wrongUsage } from '../command-error.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { isTerminal, note, printRecord, printRows } from '../output/print.ts'
import { readInput } from '../read-input.ts'
import { clientOf } from '../sign-in/create-client.ts'
import { givenValues } from './flags.ts'
import { type Listed, type OperationEntry, operationTable } from './operation-table.ts'

type Parameters = Readonly<Record<string, unknown>>
type Call = (parameters: Parameters) => Promise<unknown> | Listing<unknown>

/** Calls the operation of a command and prints the answer. */
export async function callOperation(id: PublicOperationId, command: Command): Promise<void> {
  const operation = operations[id]
  const { rows }: OperationEntry = operationTable[id]
  const options = command.opts() as Parameters
  const { client, flags } = await clientOf(command)
  const path = Object.fromEntries(operation.pathParameters.map((name, index) => [name, command.args[index]]))
  const parameters = {
    ...(await bodyOf(options.body)),
    ...givenValues(operation.flags, options),
    ...path,
  }
  if (operation.method === 'DELETE') await confirm(`Delete ${command.args.join(' ')}?`, flags)
  const call = functionOf(client, id)
  // The cast is safe: the table defines `rows` for the answer of the same operation.
  const print = rows as ((page: unknown) => Listed) | undefined
  if (operation.isListing && print)
    return printListing(call(parameters) as Listing<unknown>, print, options.all === true, flags)
  const answer = await call(parameters)
  if (print) {
    const { items, rows } = print(answer)
    printRows(rows, { ...flags, data: items })
  } else if (answer !== undefined) printRecord(answer, flags)
  else if (isTerminal()) note('Done.')
}

/** The client's function for an operation. Its name is the `operationId` in camelCase. */
function functionOf(client: Client, id: PublicOperationId): Call {
  const name = id.replace(/_(.)/g, (_, initial: string) => initial.toUpperCase())
  return client[name as keyof Client] as unknown as Call
}

async function bodyOf(file: unknown): Promise<Parameters> {
  if (typeof file !== 'string') return {}
  try {
    const body: unknown = JSON.parse(await readInput(file))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Parameters
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw wrongUsage(
    `${file === '-' ? 'Standard input' : file} must contain a JSON object.`,
    'Correct the body.',
  )
}

/** Prints the first page, or all pages. In both cases it requests the second page, to find out whether there are more items. */
async function printListing(
  listing: Listing<unknown>,
  print: (page: unknown) => Listed,
  all: boolean,
  flags: { readonly json?: true },
): Promise<void> {
  const shown: Listed[] = []
  let hasMore = false
  for await (const page of listing) {
    const part = print(page)
    hasMore = !all && shown.length > 0 && part.items.length > 0
    if (!all && shown.length > 0) break
    shown.push(part)
  }
  const items = shown.flatMap(part => part.items)
  printRows(
    shown.flatMap(part => part.rows),
    { ...flags, data: items },
  )
  if (items.length === 0 && isTerminal()) note('Nothing found.')
  if (hasMore) note(`Showing the first ${items.length}. Add --all to list everything.`)
}
