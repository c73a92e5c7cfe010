import type { Call, Client, CursorPage, Listing, NumberedPage, PublicOperationId } from '@tenant-api/client'
import { operations } from '../generated/operations.ts'
import { tools } from '../generated/tools.ts'
import { functionOf } from '../operations/call-operation.ts'
import { type OperationEntry, operationTable } from '../operations/operation-table.ts'
import type { Connection } from '../sign-in/connection.ts'
import { identityOf } from '../sign-in/print-identity.ts'
import { eventsSince } from './events-since.ts'
import { asRefusal, refuseUnknown, type Tool } from './tool.ts'

/**
 * A tool for each public operation of the document, reads first.
 *
 * @param correlationId is sent with each write, and is then in the tenant's log
 */
export function operationTools(
  client: Client,
  connection: Connection,
  correlationId: string,
): readonly Tool[] {
  return [
    ...Object.keys(tools).map(id =>
      id === 'subscribe_events'
        ? eventsSince(client)
        : operationTool(client, id as keyof typeof tools, correlationId),
    ),
    whoami(connection),
  ]
}

function operationTool(client: Client, id: keyof typeof tools, correlationId: string): Tool {
  const { method, pathParameters, isListing } = operations[id]
  const { question }: OperationEntry = operationTable[id]
  return {
    ...tools[id],
    isDestructive: method === 'DELETE' || method === 'PATCH' || question !== undefined,
    // RFC 9110, section 9.2.2.
    isIdempotent: method === 'GET' || method === 'DELETE',
    async call(given, signal) {
      try {
        const call = functionOf(client, id)(given, { signal, ...(method !== 'GET' && { correlationId }) })
        // The casts are safe: the function of a listing returns a Listing, any other a Call.
        if (isListing)
          return JSON.stringify(
            await (call as Listing<unknown, CursorPage<unknown> | NumberedPage<unknown>>).page(),
          )
        const { data, response } = await (call as Call<unknown>).withResponse()
        const etag = response.headers.get('ETag')
        return JSON.stringify({ status: response.status, ...(etag !== null && { etag }), data })
      } catch (error) {
        throw asRefusal(error, given, pathParameters)
      }
    },
  }
}

/** In the place of the operation that issues tokens: an agent learns what its token may do, but never sees a token. */
function whoami(connection: Connection): Tool {
  const inputSchema = { type: 'object', properties: {} } as const
  return {
    name: 'read_whoami',
    description: 'Show the client, its scopes, and when its token expires. The token itself is never shown.',
    inputSchema,
    async call(given) {
      refuseUnknown({ inputSchema }, given)
      return JSON.stringify(await identityOf(connection))
    },
  }
}

/** The name of the tool for an operation. */
export function toolNameOf(id: PublicOperationId): string {
  if (id === 'issue_token') return 'read_whoami'
  return id === 'subscribe_events' ? 'read_events_since' : tools[id].name
}
