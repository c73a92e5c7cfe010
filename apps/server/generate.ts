/** Operation table → src/generated/handlers.ts, which imports each operation's handler by name: a missing file fails the type check. */
import { operations } from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { operationsToBuild } from './src/operations-to-build.ts'

const toBuild = new Set<string>(operationsToBuild)
const built = Object.keys(operations)
  .filter(id => !toBuild.has(id))
  .toSorted()

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'handlers.ts': `// Generated from the operations of the document by \`npm run generate\`. Never edited by hand.

import type { Handlers } from '../handler.ts'
${built.map(id => `import { ${id} } from '../operations/${id}.ts'`).join('\n')}

export const handlers: Handlers = {
${built.map(id => `  ${id},`).join('\n')}
}
`,
})
