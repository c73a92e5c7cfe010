import type { Command } from '@commander-js/extra-typings'
import type {
  Call as Answered,
  Client,
  CursorPage,
  Listing,
  NumberedPage,
  PublicOperationId,
} from '@tenant-api/client'
import { parseTokens } from '@tenant-api/contract/json-text'
import { wrongUsage } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { isTerminal, note, printable, printRecord, printRows, printText } from '../output/print.ts'
import { readText } from '../read-input.ts'
import { clientOf } from '../sign-in/connection.ts'
import { givenValues } from './flags.ts'
import { type Listed, type OperationEntry, operationTable } from './operation-table.ts'

type Parameters = Readonly<Record<string, unknown>>
type Call = (
  parameters: Parameters,
  options?: { readonly signal?: AbortSignal; readonly correlationId?: string },
) => Answered<unknown> | Listing<unknown, Page>

/** Calls the operation of a command and prints the answer. */
export async function callOperation(id: PublicOperationId, command: Command): Promise<void> {
  const operation = operations[id]
  const { rows, noun = 'results', question, sentence }: OperationEntry = operationTable[id]
  const options = command.opts() as Parameters
  const { client, flags } = await clientOf(command)
  const path = Object.fromEntries(operation.pathParameters.map((name, index) => [name, command.args[index]]))
  const parameters: Parameters = {
    ...(await bodyOf(options.body)),
    ...givenValues(operation.flags, options),
    ...path,
  }
  const isDryRun = parameters.dry_run === true
  if (question && !isDryRun) await confirm(question(command.args.join(' ')), flags)
  const call = functionOf(client, id)
  // The cast is safe: the table defines `rows` for the answer of the same operation.
  const print = rows as ((page: unknown) => Listed) | undefined
  if (operation.isListing && print)
    return printListing(call(parameters) as Listing<unknown, Page>, print, noun, {
      ...flags,
      all: options.all === true,
    })
  // The cast is safe: only a listing returns something else.
  const { data, response } = await (call(parameters) as Answered<unknown>).withResponse()
  const tag = response.headers.get('ETag')
  if (tag !== null) note(`ETag: ${tag}`)
  if (sentence && isTerminal() && !flags.json) {
    // The cast is safe: the table defines `sentence` for the answer of the same operation.
    printText(`${sentence(data as never, isDryRun)}\n`)
  } else if (print) {
    const { items, rows } = print(data)
    printRows(rows, { ...flags, data: items })
  } else if (data !== undefined) printRecord(data, flags)
  else if (isTerminal()) note('Done.')
}

/** The client's function for an operation. Its name is the `operationId` in camelCase. */
export function functionOf(client: Client, id: PublicOperationId): Call {
  const name = id.replace(/_(.)/g, (_, initial: string) => initial.toUpperCase())
  return client[name as keyof Client] as unknown as Call
}

async function bodyOf(file: unknown): Promise<Parameters> {
  if (typeof file !== 'string') return {}
  try {
    const body: unknown = parseTokens(await readText(file))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Parameters
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw wrongUsage(
    `${file === '-' ? 'Standard input' : file} must contain a JSON object.`,
    'Correct the body.',
  )
}

/** A page of any listing: its items, and the checkpoint or number of the next page. */
export type Page = CursorPage<unknown> | NumberedPage<unknown>

export interface ListingFlags {
  readonly json?: true
  /** Prints this page and all later ones. */
  readonly all: boolean
}

/**
 * Prints one page or all pages. After one page, it also requests the next page, which shows whether there are more items. If only
 * this request fails, the command has succeeded: a note says so.
 *
 * @param noun the plural noun for the items, such as `deliveries`
 */
export async function printListing(
  listing: Listing<unknown, Page>,
  print: (items: readonly unknown[]) => Listed,
  noun: string,
  { all, ...flags }: ListingFlags,
): Promise<void> {
  const pages = listing.pages()
  const shown: Page[] = []
  for (let step = await pages.next(); !step.done; step = await pages.next()) {
    shown.push(step.value)
    if (!all) break
  }
  const printed = shown.map(({ items }) => print(items))
  const items = printed.flatMap(part => part.items)
  printRows(
    printed.flatMap(part => part.rows),
    { ...flags, data: items },
  )
  if (items.length === 0 && !flags.json) note(`No ${noun}.`)
  if (all) return
  const next = shown.at(-1)?.next
  const flag = `Add --all to list everything, or ${typeof next === 'number' ? '--page' : '--from'} ${printable(next)} for the next page.`
  try {
    const { value } = await pages.next()
    if (value && value.items.length > 0) note(`Showing ${items.length}; there are more. ${flag}`)
  } catch (error) {
    const reason = faultOf(error).message.replace(/\.?$/, '.')
    note(`Showing ${items.length}; there may be more, but the next page failed: ${reason} ${flag}`)
  }
}
