import { publicDocument } from '@tenant-api/contract'

/** The values of a schema with `enum`; empty if the document does not have the schema. */
export function enumOf(name: 'FieldErrorCode' | 'StreamErrorCode'): readonly string[] {
  const schemas = publicDocument.components.schemas as Readonly<
    Record<string, { readonly enum?: readonly string[] }>
  >
  return schemas[name]?.enum ?? []
}
