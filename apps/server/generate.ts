/**
 * Generates src/generated/handlers.ts from the operation table. The file imports the handler of each operation by name, so a
 * missing handler fails the type check.
 */
import { operations } from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'

const ids = Object.keys(operations).toSorted()

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'handlers.ts': `// Generated from the operations of the document by \`npm run generate\`. Never edited by hand.

import type { Handlers } from '../operations/handler.ts'
${ids.map(id => `import { ${id} } from '../operations/${id}.ts'`).join('\n')}

export const handlers: Handlers = {
${ids.map(id => `  ${id},`).join('\n')}
}
`,
})
