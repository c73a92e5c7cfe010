import type { Schema } from './described-document.ts'

const prefix = '#/components/schemas/'

/** The path of a schema's page. */
export function schemaPath(name: string): string {
  return `/docs/schemas/${name}.md`
}

export const schemasPath = '/docs/schemas.md'

/** The names of all schemas, without links: links would make the page three times as long. */
export function schemaList(names: readonly string[], baseUrl: string): string {
  return [
    '# Schemas\n',
    `The page of a schema is \`${baseUrl}${schemaPath('<name>')}\`.\n`,
    `${names.map(name => `\`${name}\``).join(', ')}\n`,
  ].join('\n')
}

/** A schema as JSON Schema, with links to the schemas that it refers to. */
export function schemaPage(name: string, schema: object, baseUrl: string): string {
  const names = new Set<string>()
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref') names.add(nameOf(value))
    return value
  })
  const links = [...names].map(other => `- [${other}](${baseUrl}${schemaPath(other)})`)
  return [
    `# Schema ${name}\n`,
    `JSON Schema 2020-12. A reference such as \`${prefix}${name}\` names a component of ${baseUrl}/openapi.json.\n`,
    jsonBlock(schema),
    ...(links.length > 0 ? ['Refers to:\n', ...links, ''] : []),
  ].join('\n')
}

/** A schema in a few words: a link to its page, its type, or its alternatives. */
export function schemaLink({ $ref, type, format, items, oneOf }: Schema, baseUrl: string): string {
  if ($ref !== undefined) return `[${nameOf($ref)}](${baseUrl}${schemaPath(nameOf($ref))})`
  if (oneOf) return oneOf.map(one => schemaLink(one, baseUrl)).join(' or ')
  if (items) return `array of ${schemaLink(items, baseUrl)}`
  return [type, format && `(${format})`].filter(Boolean).join(' ')
}

export function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`
}

function nameOf(reference: string): string {
  return reference.slice(prefix.length)
}
