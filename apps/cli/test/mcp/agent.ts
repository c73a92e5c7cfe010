import type { RequestListener } from 'node:http'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { createClient } from '@tenant-api/client'
import { onTestFinished } from 'vitest'
import { createServer } from '../../src/mcp/create-server.ts'
import { isMock, mockTools } from '../../src/mcp/mock-tools.ts'
import { operationTools } from '../../src/mcp/operation-tools.ts'
import type { Connection } from '../../src/sign-in/connection.ts'
import { openHostileService } from '../hostile-service.ts'

export type Given = Readonly<Record<string, unknown>>

/** The answer to a call of a tool. */
export interface Answer {
  readonly isError: boolean
  readonly texts: readonly string[]
  /** The JSON of the first text. */
  readonly json: Record<string, unknown> & { readonly data: never }
}

/** The official client of the protocol, as an agent uses it. */
export interface Agent {
  readonly client: Client
  call(name: string, given?: Given, signal?: AbortSignal): Promise<Answer>
}

export function agentOf(client: Client): Agent {
  return {
    client,
    async call(name, given = {}, signal) {
      const options = signal ? { signal } : {}
      const { isError = false, content } = await client.callTool({ name, arguments: given }, options)
      const texts = content.map(part => (part.type === 'text' ? part.text : ''))
      return { isError, texts, json: JSON.parse(texts[0] ?? '') }
    },
  }
}

/** Connects an agent to the tools in the process of the test, until the end of the test. */
export async function connectAgent(connection: Connection, { allowsWrites = false } = {}): Promise<Agent> {
  const client = createClient(connection)
  const controls = (await isMock(client.baseUrl)) ? mockTools(client.baseUrl) : []
  const server = createServer([...operationTools(client, connection, 'mcp-test'), ...controls], allowsWrites)
  const [near, far] = InMemoryTransport.createLinkedPair()
  const agent = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([server.connect(far), agent.connect(near)])
  onTestFinished(() => agent.close())
  return agentOf(agent)
}

/** Connects an agent to a small server in the place of the service, until the end of the test. */
export async function connectToHostile(handle: RequestListener, options = {}): Promise<Agent> {
  const { baseUrl } = await openHostileService((request, response) => {
    if (request.url === '/__mock') response.writeHead(404).end()
    else handle(request, response)
  })
  return connectAgent({ baseUrl, token: 'any' }, options)
}
