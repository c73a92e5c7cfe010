import openapiTS, { astToString } from 'openapi-typescript'
import { type Document, resolve } from './compatibility/document.ts'
import { withFilterPaths } from './filter-paths-module.ts'

/** TypeScript types of a bundled document. Only this file imports openapi-typescript: to replace it, change only this file. */
export async function typesOf(given: object): Promise<string> {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  return withFilterPaths(astToString(await openapiTS(withHeadersInPlace(document))), document)
}

/** The types of schemas that are in no document. */
export async function typesOfSchemas(info: object, schemas: object): Promise<string> {
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas } }
  return astToString(await openapiTS(JSON.stringify(document)))
}

/** Replaces references to headers by the headers: openapi-typescript types every referenced header as required. */
function withHeadersInPlace(document: Document): string {
  return JSON.stringify(document, (_key, value) =>
    typeof value?.$ref === 'string' && value.$ref.startsWith('#/components/headers/')
      ? resolve(document, value)
      : value,
  )
}
