/** The tools of `tenant-api mcp` that are public operations: their names, descriptions and arguments. */
import { dereference, operations as documented, publicDocument } from '@tenant-api/contract'
import type { DocumentedTool, JsonSchema } from './src/mcp/documented-tool.ts'

type Reference = { readonly $ref: string }
type Schema = Readonly<Record<string, unknown>>
interface Parameter {
  readonly name: string
  readonly required?: boolean
  readonly description: string
  readonly schema: Schema
}
interface Operation {
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** What remains of a schema, besides its description and parts. The service checks the rest, and its errors name the broken rule. */
const keywords = ['type', 'const', 'enum', 'minimum', 'maximum', 'minItems', 'maxItems']

/** A schema with at least this number of characters is written out once. Later tools refer to the first tool that has it. */
const long = 300

/**
 * The tools of the public operations, by operationId, without the one that answers with a token. Reads come first, so that no read refers to a write, which may not be offered.
 *
 * @param omitted names of parameters that are no arguments
 */
export function documentedTools(omitted: readonly string[]): Record<string, DocumentedTool> {
  /** The place where a schema is written out, by its whole JSON. */
  const writtenOut = new Map<string, string>()

  /** @param path names of a property and those around it; undefined to write out everything */
  function compact(reference: Schema, tool: string, path?: readonly string[]): JsonSchema {
    const schema = { ...dereference(reference), ...reference }
    const description = firstSentence(schema.description)
    const described = description === '' ? {} : { description }
    const [only, ...others] = (schema.oneOf ?? []) as readonly Schema[]
    if (only && others.length === 0) return { ...compact(only, tool, path), ...described }
    if (schema.const !== undefined) return { const: schema.const }
    if (path) {
      const { description: _, ...whole } = compact(schema, tool)
      const text = JSON.stringify(whole)
      const first = writtenOut.get(text)
      if (first) return { type: schema.type, description: `${description} Has the form of ${first}.`.trim() }
      if (text.length >= long) writtenOut.set(text, `${path.join('.')} of ${tool}`)
    }
    const kept: Record<string, unknown> = described
    for (const keyword of keywords) if (schema[keyword] !== undefined) kept[keyword] = schema[keyword]
    if (schema.items) kept.items = compact(schema.items as Schema, tool, path)
    if (only) kept.oneOf = [only, ...others].map(choice => compact(choice, tool, path))
    if (schema.properties) Object.assign(kept, members(schema, tool, path))
    return kept
  }

  function members({ properties, required }: Schema, tool: string, path?: readonly string[]) {
    const entries = Object.entries(properties as Readonly<Record<string, Schema>>)
    const descriptions = new Set<unknown>()
    const compacted = entries.map(([name, schema]) => {
      const { description, ...kept } = compact(schema, tool, path && [...path, name])
      // The ten tests of a filter have one description.
      const isNew = description !== undefined && !descriptions.has(description)
      descriptions.add(description)
      return [name, isNew ? { description, ...kept } : kept]
    })
    return { properties: Object.fromEntries(compacted), ...(required !== undefined && { required }) }
  }

  function toolOf(name: string, parameters: readonly Parameter[], operation: Operation): DocumentedTool {
    const content = Object.values(operation.requestBody?.content ?? {})[0]
    const body = content && dereference(content.schema)
    const properties = {
      ...Object.fromEntries(
        parameters.map(({ name, description, schema }) => [name, { ...schema, description }]),
      ),
      ...(body?.properties as object),
    }
    const required = [
      ...parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      ...((body?.required ?? []) as readonly string[]),
    ]
    const { summary } = operation
    const sentence = firstSentence(operation.description)
    // `Create an event stream. Creates an event stream.` says everything twice.
    const isSame = sentence.length <= summary.length + 3
    return {
      name,
      description: `${summary}.${isSame ? '' : ` ${sentence}`}`,
      inputSchema: {
        type: 'object',
        ...members({ properties, ...(required.length > 0 && { required }) }, name, []),
      },
    }
  }

  return Object.fromEntries(
    Object.entries(documented)
      .filter(([id, { internal }]) => !internal && id !== 'issue_token')
      .toSorted(([, a], [, b]) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
      .map(([id, { method, path }]) => {
        // The casts are safe: the document's own checks have accepted its operations and parameters.
        const item = publicDocument.paths[path] as unknown as Readonly<Record<string, Operation>> &
          Pick<Operation, 'parameters'>
        const operation = item[method.toLowerCase()] as Operation
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
          .map(parameter => dereference<Parameter>(parameter))
          .filter(({ name }) => !omitted.includes(name))
        return [id, toolOf(`${method === 'GET' ? 'read' : 'write'}_${id}`, parameters, operation)]
      }),
  )
}

/** The first sentence of a description, without marks of Markdown. */
function firstSentence(description: unknown): string {
  const [sentence = ''] = /^.*?(?:\.(?= |$)|$)/.exec(String(description ?? '').split('\n', 1)[0] ?? '') ?? []
  return sentence.replaceAll('`', '')
}
