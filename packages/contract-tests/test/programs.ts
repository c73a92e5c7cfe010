/** Finds the programs that these tests run, and prints which tests are skipped because a program is missing. */

import { findProgram, leaveOut, type ProgramName } from '@tenant-api/test-kit/programs'
import type { TestProject } from 'vitest/node'
import { clients as otherClients } from '../other-clients/clients.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of programs by name; null for a program that is not installed. */
    readonly programs: Readonly<Record<(typeof names)[number], string | null>>
  }
}
const clients = ['Chromium', 'Bun', 'Deno', 'Node 22', 'TypeScript 7'] as const
const generators = ['Client generators'] as const
const servers = ['Python'] as const
const runners = ['Redocly', 'Newman', 'Bruno'] as const
const receivers = ['Next', 'Go', 'Ruby', 'PHP'] as const
const sdks = ['OpenTelemetry SDK'] as const
const sseClients = ['SSE clients of npm'] as const
const names = [...clients, ...generators, ...servers, ...runners, ...receivers, ...sdks, ...sseClients]

export async function setup(project: TestProject): Promise<void> {
  const found = Object.fromEntries(names.map(name => [name, findProgram(name)]))
  project.provide('programs', found as Record<(typeof names)[number], string | null>)
  // The other tests need none of them, but use what is installed.
  const needed = new Set<string>(project.name === 'tools' ? names : ['Chromium', ...sseClients])
  const missing = (wanted: readonly ProgramName[]) =>
    wanted.filter(name => needed.has(name) && !found[name]).join(', ')
  const withoutClient = missing(clients)
  if (withoutClient) leaveOut(`the client in ${withoutClient}`, `Not installed: ${withoutClient}`)
  if (missing(servers)) leaveOut('a server and a webhook receiver in Python', 'Python is not installed')
  if (missing(receivers)) leaveOut('webhook receivers', `Not installed: ${missing(receivers)}`)
  if (missing(sdks))
    leaveOut(
      'collectors of spans',
      'Run: npm ci --ignore-scripts --prefix packages/contract-tests/collectors',
    )
  if (missing(runners))
    leaveOut('workflows, the Postman collection, Bruno and Swagger UI', `Not installed: ${missing(runners)}`)
  if (missing(generators))
    leaveOut('generated clients', 'Run: npm ci --ignore-scripts --prefix packages/contract-tests/generators')
  if (missing(sseClients))
    leaveOut(
      'other SSE clients',
      'Run: npm ci --ignore-scripts --prefix packages/contract-tests/other-clients',
    )
  const recipes = otherClients.filter(({ version }) => project.name === 'tools' && !version())
  if (recipes.length > 0) {
    const list = recipes.map(({ name }) => name).join(', ')
    leaveOut(`recipes for ${list}`, `Not installed: ${list}`)
  }
}
