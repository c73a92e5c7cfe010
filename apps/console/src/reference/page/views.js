import { eventTypes } from '../document/event-types.js'
import { openapi } from '../document/openapi.js'
import { operations, webhooks } from '../document/operations.js'
import { EventTypeList, EventTypeView } from '../events/event-type-views.js'
import { Introduction } from '../introduction/introduction.js'
import { sections } from '../introduction/sections.js'
import { OperationView } from '../operation/operation-view.js'
import { SchemaList, SchemaPage } from '../schema/schema-pages.js'
import { h } from '../viewer.js'
import { NotFound } from './not-found.js'

/**
 * The view for the parts of an address: its entry in the contents, its title, its content, and the id of the place to scroll to.
 */
export const viewAt = parts =>
  find(parts) ?? view(undefined, 'Not found', h(NotFound, { address: location.hash }))

function find([section, name = '']) {
  if (name === '') return overview(section)
  if (section === 'schemas' && Object.hasOwn(openapi.components.schemas, name))
    return view('#/schemas', name, h(SchemaPage, { name }))
  const type = section === 'event-types' && eventTypes.find(({ type }) => type === name)
  if (type) return view('#/event-types', name, h(EventTypeView, type))
  const part = section === 'introduction' && sections.find(({ id }) => id === name)
  if (part) return { ...introduction(part.href), place: part.id }
  // Links of earlier versions name the tag before the operation.
  const placed = [...operations, ...webhooks].find(({ id }) => id === name)
  return placed && view(placed.href, placed.operation.summary, h(OperationView, { placed }))
}

/** The view of an address without a name. */
function overview(section) {
  if (section === '') return introduction('#/')
  if (section === 'schemas') return view('#/schemas', 'Schemas', h(SchemaList))
  if (section === 'event-types') return view('#/event-types', 'Event types', h(EventTypeList))
}

const introduction = entry => view(entry, openapi.info.title, h(Introduction))

const view = (entry, title, content) => ({ entry, title, content })
