import { dereference } from '@tenant-api/contract'
import type { DescribedDocument, Parameter } from './described-document.ts'
import { table } from './markdown-table.ts'
import { schemaLink } from './schema-page.ts'

/** The parameters of an operation as a table; no lines if the operation has none. */
export function parameterTable(
  parameters: readonly Parameter[],
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  if (parameters.length === 0) return []
  return [
    '## Parameters\n',
    ...table(
      ['Name', 'In', 'Required', 'Schema', 'Description'],
      parameters.map(parameter => [
        `\`${parameter.name}\``,
        parameter.in,
        parameter.required ? 'yes' : 'no',
        schemaLink(parameter.schema, baseUrl),
        [parameter.description, limitsOf(parameter, document)].filter(Boolean).join(' '),
      ]),
    ),
  ]
}

/** The limits of a number. The limits of other types are on the page of their schema, or in the description. */
function limitsOf({ schema }: Parameter, document: DescribedDocument): string {
  const { minimum, maximum } = dereference(schema as { $ref: string }, document) as {
    minimum?: number
    maximum?: number
  }
  return [minimum !== undefined && `At least ${minimum}.`, maximum !== undefined && `At most ${maximum}.`]
    .filter(Boolean)
    .join(' ')
}
