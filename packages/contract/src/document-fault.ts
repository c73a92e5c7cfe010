import { createHash } from 'node:crypto'
import { documentHash } from '../generated/operations.ts'
import { readGenerated } from './generated-files.ts'

/**
 * What is wrong with the document; undefined if it is the one from which the code was generated, and which `npm run check` has
 * checked. A program reads the document only when it is needed, so a damaged file, or one of another version, would be noticed only
 * by a request.
 */
export function documentFault(text = readGenerated('openapi.json')): string | undefined {
  const isOurs = createHash('sha256').update(text).digest('base64url') === documentHash
  return isOurs
    ? undefined
    : 'The file generated/openapi.json of the contract is damaged, or does not belong to this version of the code.'
}
