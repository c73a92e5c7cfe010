import type { Command } from '@commander-js/extra-typings'
import type { Client, Listing, PublicOperationId } from '@tenant-api/client'
import { wrongUsage } from '../command-error.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { isTerminal, note, printRecord, printRows } from '../output/print.ts'
import { readText } from '../read-input.ts'
import { clientOf } from '../sign-in/create-client.ts'
import { givenValues } from './flags.ts'
import { type Listed, type OperationEntry, operationTable } from './operation-table.ts'
import { type Page, printListing } from './print-listing.ts'

type Parameters = Readonly<Record<string, unknown>>
type Call = (parameters: Parameters) => Promise<unknown> | Listing<unknown, Page>

/** Calls the operation of a command and prints the answer. */
export async function callOperation(id: PublicOperationId, command: Command): Promise<void> {
  const operation = operations[id]
  const { rows, noun = 'results' }: OperationEntry = operationTable[id]
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
    return printListing(call(parameters) as Listing<unknown, Page>, print, noun, {
      ...flags,
      all: options.all === true,
    })
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
    const body: unknown = JSON.parse(await readText(file))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Parameters
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw wrongUsage(
    `${file === '-' ? 'Standard input' : file} must contain a JSON object.`,
    'Correct the body.',
  )
}
