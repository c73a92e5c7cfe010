/**
 * Generates generated/ from the document.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits with 1 if a file is stale
 */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { Document } from './bundled-document.ts'
import { withDeprecationHeaders } from './compatibility/deprecation-headers.ts'
import { withOpenAnswers } from './compatibility/open-answers.ts'
import { typesOf, typesOfSchemas } from './document-types.ts'
import { filterPathsModule } from './filter-paths-module.ts'
import { missingParts } from './needed-parts.ts'
import { asOpenApi32 } from './openapi-3-2.ts'
import { operationsModule } from './operations-module.ts'
import { personalDataModule } from './personal-data.ts'
import { postmanCollection } from './postman-collection.ts'
import { tenantCollectionsModule, tenantFileSchema, tenantJsonSchema } from './tenant-file-schema.ts'
import { tenantFileValidators, validatorModules } from './validators-module.ts'
import { writeGenerated } from './write-generated.ts'

const source = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))
const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

const full = await bundled({})
const publicDocument = withOpenAnswers(await bundled({ 'remove-x-internal': 'on' }))
const tenantFile = tenantFileSchema(full)

await writeGenerated(new URL('generated/', import.meta.url), {
  'openapi.json': json(full),
  'openapi.public.json': json(publicDocument),
  'openapi.3.2.public.json': json(asOpenApi32(publicDocument)),
  'postman_collection.json': json(postmanCollection(publicDocument)),
  'schema.ts': banner + (await typesOf(full)),
  'filter-paths.ts': banner + filterPathsModule(full),
  'personal-data.ts': banner + personalDataModule(full),
  'operations.ts': banner + operationsModule(full) + hashOf(json(full)),
  'tenant.schema.json': json(tenantJsonSchema(tenantFile)),
  'tenant-collections.ts': banner + tenantCollectionsModule(tenantFile),
  'tenant-file-types.ts': banner + (await tenantFileTypes()),
  'tenant-file-validators.ts': tenantFileValidators(tenantFile, banner),
})
await writeGenerated(new URL('generated/validators/', import.meta.url), validatorModules(full, banner))

async function bundled(decorators: Record<string, 'on'>): Promise<Document> {
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' }, decorators })
  const { bundle: result, problems } = await bundle({ ref: source, config, removeUnusedComponents: true })
  if (problems.length > 0) {
    throw new Error(problems.map(problem => `${problem.location[0]?.pointer}: ${problem.message}`).join('\n'))
  }
  const document = result.parsed as Document
  const missing = missingParts(document)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return withDeprecationHeaders(document)
}

/** The type of a tenant file, generated like the types of the document. */
async function tenantFileTypes(): Promise<string> {
  const { properties, schemas, recordedSchemas } = tenantFile
  const whole = { type: 'object', additionalProperties: false, properties }
  return typesOfSchemas(full.info, { ...schemas, ...recordedSchemas, TenantFile: whole })
}

/** The hash by which a program notices at its start that the document is not the one that its code was generated from. */
function hashOf(text: string): string {
  return `export const documentHash = '${createHash('sha256').update(text).digest('base64url')}'\n`
}

function json(document: unknown): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
