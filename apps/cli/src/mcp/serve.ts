import { randomUUID } from 'node:crypto'
import { globalFlags } from '../command.ts'
import { CommandError } from '../command-error.ts'
import { note } from '../output/print.ts'
import { clientOf, connectionOf } from '../sign-in/connection.ts'
import { interrupt, untilInterrupted } from '../until-interrupted.ts'
import { isMock, mockTools } from './mock-tools.ts'
import { operationTools } from './operation-tools.ts'

/**
 * Serves tools to an agent on standard input and output, until standard input ends. Standard output carries only the protocol.
 *
 * @throws {CommandError} if the package of the protocol is not installed
 */
export async function serve(command: { optsWithGlobals(): object }, allowsWrites: boolean): Promise<void> {
  const [{ serveStdio, StdioServerTransport }, { createServer }] = await loaded()
  const { client } = await clientOf(command)
  const connection = await connectionOf(globalFlags(command))
  const correlationId = `mcp-${randomUUID()}`
  const hasControls = await isMock(client.baseUrl)
  const tools = [
    ...operationTools(client, connection, correlationId),
    ...(hasControls ? mockTools(client.baseUrl) : []),
  ]
  const transport = new StdioServerTransport()
  let hasSession = false
  const server = serveStdio(
    () => {
      hasSession = true
      return createServer(tools, allowsWrites)
    },
    { transport, onerror: error => note(error.message) },
  )
  const closed = new Promise<void>(resolve => {
    const { onclose } = transport
    transport.onclose = () => {
      onclose?.()
      resolve()
    }
    untilInterrupted().addEventListener('abort', () => resolve())
  })
  note(
    `Serving ${hasControls ? 'the mock' : 'the tenant'} at ${client.baseUrl}, ${
      allowsWrites
        ? `with writes: their correlation id is ${correlationId}`
        : 'reads only: see --allow-writes'
    }.`,
  )
  await closed
  await server.close()
  // A request for a token, which all calls share, would keep the process alive.
  if (hasSession) interrupt()
}

/** Imports the package of the protocol, which takes longer to load than the whole command line. */
async function loaded() {
  try {
    return await Promise.all([import('@modelcontextprotocol/server/stdio'), import('./create-server.ts')])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new CommandError(
      'failed',
      'package_missing',
      'The optional package @modelcontextprotocol/server is not installed.',
      'Install @tenant-api/cli again, without --omit=optional.',
    )
  }
}
