import { eventTypes } from '../document/event-types.js'
import { openapi } from '../document/openapi.js'
import { operations, webhooks } from '../document/operations.js'
import { EventTypeList, EventTypeView } from '../events/event-type-views.js'
import { Introduction } from '../introduction/introduction.js'
import { sections } from '../introduction/sections.js'
import { OperationView } from '../operation/operation-view.js'
import { SchemaList, SchemaPage } from '../schema/schema-pages.js'
import { h } from '../viewer.js'

/**
 * The view for the parts of an address: its entry in the contents, its title, its content, and the id of the place to scroll to.
 * An unknown address leads to the introduction.
 */
export function viewAt(parts) {
  const [section, name = ''] = parts
  if (section === 'schemas') {
    const isOne = Object.hasOwn(openapi.components.schemas, name)
    return view('#/schemas', isOne ? name : 'Schemas', isOne ? h(SchemaPage, { name }) : h(SchemaList))
  }
  if (section === 'event-types') {
    const one = eventTypes.find(({ type }) => type === name)
    return view('#/event-types', one?.type ?? 'Event types', one ? h(EventTypeView, one) : h(EventTypeList))
  }
  // Links of earlier versions name the tag before the operation.
  const placed = [...operations, ...webhooks].find(({ id }) => id === name)
  if (placed) return view(placed.href, placed.operation.summary, h(OperationView, { placed }))
  const found = sections.find(({ id }) => section === 'introduction' && id === name)
  return { ...view(found?.href ?? '#/', openapi.info.title, h(Introduction)), place: found?.id }
}

const view = (entry, title, content) => ({ entry, title, content })
