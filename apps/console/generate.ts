/**
 * Generates src/generated/ from the contract: the summary of each operation, the scopes that it needs, the fields of rate limit
 * policies, the values of filters, the tests of event filters, and the version.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits with 1 if a file is stale
 */
import { dereference, operations as documented, publicDocument } from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { eventFilters } from './event-filters.ts'
import { policyFields } from './policy-fields.ts'

const entries = Object.entries(documented)
  .filter(([, { internal, anyScope }]) => !internal && anyScope.length > 0)
  .map(([id, { method, path, anyScope }]) => {
    const { summary } = (publicDocument.paths[path]?.[method.toLowerCase()] ?? {}) as { summary?: string }
    const name = id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [name, { summary, path, anyScope }]
  })

function valuesOf(schema: string): string {
  const $ref = `#/components/schemas/${schema}`
  return JSON.stringify(dereference<{ enum: readonly string[] }>({ $ref }, publicDocument).enum, null, 2)
}

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': `// Generated from openapi/openapi.yaml by \`npm run generate\`. Never edited by hand.

/** The operations that need a token, by the names of the client's functions. A token needs at least one of the scopes in \`anyScope\`. */
export const operations = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const
`,
  'policy-fields.ts': `// Generated from openapi/openapi.yaml by \`npm run generate\`. Never edited by hand.

/** The descriptions and limits of the fields of rate limit policies. */
export const policyFields = ${JSON.stringify(policyFields(), null, 2)} as const
`,
  'event-filters.ts': `// Generated from openapi/openapi.yaml by \`npm run generate\`. Never edited by hand.

/** What filters of events are, their limits, and their tests with what each takes. */
export const eventFilters = ${JSON.stringify(eventFilters(), null, 2)} as const
`,
  'version.ts': `// Generated from openapi/openapi.yaml by \`npm run generate\`. Never edited by hand.

/** The version of the document. */
export const version = ${JSON.stringify(publicDocument.info.version)}
`,
  'filter-values.ts': `// Generated from openapi/openapi.yaml by \`npm run generate\`. Never edited by hand.

/** Whether an event stream delivers. */
export const eventStreamStatuses = ${valuesOf('EventStreamStatus')} as const

/** How a delivery attempt may end. */
export const attemptResults = ${valuesOf('AttemptResult')} as const

/** The kinds of log entries. */
export const logKinds = ${valuesOf('LogKind')} as const

/** The operations, commands and notices of log entries. */
export const logOperations = ${valuesOf('LogOperation')} as const
`,
})
