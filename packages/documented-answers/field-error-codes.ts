import { publicDocument } from '@tenant-api/contract'

/** The documented codes of field errors. */
export function fieldErrorCodes(): readonly string[] {
  const { FieldErrorCode } = publicDocument.components.schemas as {
    readonly FieldErrorCode: { readonly enum: readonly string[] }
  }
  return FieldErrorCode.enum
}
