import { note, printable, printJson, styled } from '../output/print.ts'
import { type Change, collectionOf, keyTitle, type Plan, type PropertyChange } from './plan.ts'

const signs = { create: '+', change: '~', delete: '-' } as const
const styles = { create: 'green', change: 'bold', delete: 'red' } as const

/** Maximum number of resources that a sentence names. */
const mostNames = 10

/** Prints a plan for people: a paragraph for each resource that changes, and the number of changes. */
export function printPlan({ changes, kept }: Plan): void {
  process.stdout.write(changes.map(paragraph).join(''))
  process.stdout.write(`${summary(changes)}\n`)
  const parts = Map.groupBy(kept, ({ collection }) => collection)
  for (const [collection, resources] of parts) {
    const names = someOf(resources.map(({ key }) => keyTitle(key)))
    note(
      `In the tenant, but not in ${collection} of the file: ${names}. --prune deletes what the file does not have.`,
    )
  }
}

/** The first names of a list, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const others = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  return `${names.slice(0, mostNames).join(', ')}${others}`
}

/** `2 to create, 1 to change.` */
export function summary(changes: readonly Change[]): string {
  const counts = (['create', 'change', 'delete'] as const)
    .map(action => [changes.filter(change => change.action === action).length, action] as const)
    .filter(([count]) => count > 0)
    .map(([count, action]) => `${count} to ${action}`)
  return counts.length === 0 ? 'No changes: the tenant is what the file says.' : `${counts.join(', ')}.`
}

function paragraph({ collection, action, key, properties }: Change): string {
  const title = `${signs[action]} ${collectionOf(collection).noun} ${printable(keyTitle(key))}`
  const lines = properties.flatMap(property => linesOf(property, action)).map(line => `    ${line}\n`)
  return `${styled(styles[action], title, process.stdout)}\n${lines.join('')}`
}

function linesOf({ path, isSecret, ...change }: PropertyChange, action: Change['action']): readonly string[] {
  if (isSecret) return [`${path}: (secret) is set`]
  const { old, new: wanted } = change
  if (action === 'create') return [`${path}: ${printable(wanted)}`]
  if (Array.isArray(old) && Array.isArray(wanted)) {
    const [before, after] = [old.map(printable), wanted.map(printable)]
    const items = [
      ...before.filter(item => !after.includes(item)).map(item => `  - ${item}`),
      ...after.filter(item => !before.includes(item)).map(item => `  + ${item}`),
    ]
    return [`${path}:${items.length === 0 ? ' in another order' : ''}`, ...items]
  }
  const shown = (name: 'old' | 'new') => (name in change ? printable(change[name]) : '(none)')
  return [`${path}: ${shown('old')} → ${shown('new')}`]
}

/** Prints a plan for programs. @param done which changes were made; undefined for a plan alone */
export function printPlanJson({ changes, kept }: Plan, done?: ReadonlySet<Change>): void {
  printJson({
    changes: changes.map(change => {
      const { collection, action, key, id, properties } = change
      return {
        ...{ collection, action, key, ...(id !== undefined && { id }) },
        properties: properties.map(({ isSecret, ...property }) =>
          isSecret ? { ...property, secret: true } : property,
        ),
        ...(done && { done: done.has(change) }),
      }
    }),
    kept,
  })
}
