import type { Document } from './document.ts'

type Node = Record<string, unknown>
const schemaPrefix = '#/components/schemas/'

/**
 * The document with open objects in everything that consumers receive, because a later version may add properties. A schema with
 * `x-closed` stays closed, and so does every object that consumers send. A schema that is both sent and received is split: the
 * open one is for answers, and a closed copy, `<name>Input`, is for requests.
 */
export function withOpenAnswers<Whole extends object>(document: Whole): Whole {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const whole = structuredClone(document) as Whole & Document
  const schemas = (whole.components?.schemas ?? {}) as Node
  const { sent, received } = sidesOf(whole)
  const answers = reachable(whole, received)
  const requests = reachable(whole, sent)
  const twins = [...requests].filter(ref => answers.has(ref) && isClosed(whole, ref)).map(nameOf)
  for (const name of twins) {
    if (`${name}Input` in schemas)
      throw new Error(`${name} is sent and received, so the name ${name}Input must be free for its copy.`)
    schemas[`${name}Input`] = structuredClone(schemas[name])
  }
  const onlySent = [...requests].filter(ref => !answers.has(ref)).map(ref => at(whole, ref))
  for (const node of [...sent, ...onlySent, ...twins.map(name => schemas[`${name}Input`])])
    pointAtTwins(node, new Set(twins))
  for (const node of [...received, ...[...answers].map(ref => at(whole, ref))]) open(node)
  return whole
}

/** The parts of the document that consumers send and receive. Consumers receive the requests of webhooks. */
function sidesOf({ paths, webhooks = {} }: Document): { sent: unknown[]; received: unknown[] } {
  const itemsOf = (items: Document['paths']) =>
    Object.values(items).flatMap(item => Object.values(item).flat())
  const parts = (items: Document['paths'], names: readonly string[]) =>
    itemsOf(items).flatMap(operation => names.map(name => (operation as unknown as Node)[name]))
  return {
    sent: [
      ...Object.values(paths).map(({ parameters }) => parameters),
      ...parts(paths, ['parameters', 'requestBody']),
      ...parts(webhooks, ['responses']),
    ],
    received: [...parts(paths, ['responses']), ...parts(webhooks, ['parameters', 'requestBody'])],
  }
}

/** All references in a node, and in the targets of those references. */
function reachable(document: Document, node: unknown, found = new Set<string>()): Set<string> {
  eachNode(node, ({ $ref }) => {
    if (typeof $ref !== 'string' || found.has($ref)) return
    found.add($ref)
    reachable(document, at(document, $ref), found)
  })
  return found
}

function isClosed(document: Document, ref: string): boolean {
  let closed = false
  for (const node of [ref, ...reachable(document, at(document, ref))].map(one => at(document, one)))
    eachNode(node, ({ additionalProperties }) => {
      closed ||= additionalProperties === false
    })
  return closed && ref.startsWith(schemaPrefix)
}

function open(node: unknown): void {
  eachNode(node, schema => {
    if (schema.additionalProperties === false && schema['x-closed'] === undefined)
      Reflect.deleteProperty(schema, 'additionalProperties')
  })
}

/** Replaces the names of split schemas by the names of their copies, in references and in mappings of discriminators. */
function pointAtTwins(node: unknown, twins: ReadonlySet<string>): void {
  eachNode(node, holder => {
    for (const [key, value] of Object.entries(holder))
      if (typeof value === 'string' && value.startsWith(schemaPrefix) && twins.has(nameOf(value)))
        holder[key] = `${value}Input`
  })
}

/** Visits each object of a node. Skips examples, which are values and not schemas. */
function eachNode(node: unknown, visit: (object: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) eachNode(one, visit)
  else if (node !== null && typeof node === 'object') {
    visit(node as Node)
    for (const [key, child] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') eachNode(child, visit)
  }
}

function at(document: Document, ref: string): unknown {
  const names = ref.split('/').slice(1)
  const found = names.reduce<unknown>(
    (place, name) => (place as Node | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  if (found === undefined) throw new Error(`The document has nothing at ${ref}.`)
  return found
}

function nameOf(ref: string): string {
  return ref.slice(schemaPrefix.length)
}
