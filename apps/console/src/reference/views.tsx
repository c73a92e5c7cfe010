import type { ReactNode } from 'react'
import { openSearch } from './contents/search-field.tsx'
import { eventTypes, openapi, operations, sections, webhooks } from './document.ts'
import { EventTypeList, EventTypeView, Introduction } from './introduction.tsx'
import { OperationView } from './operation/operation-view.tsx'
import { SchemaList, SchemaPage } from './schema/schema-pages.tsx'

interface View {
  /** The address of its entry in the contents. */
  readonly entry: string | undefined
  readonly title: string
  readonly content: ReactNode
  /** The id of the element to scroll to. Default: the top of the view. */
  readonly place?: string
}

/** The view for the parts of an address. */
export function viewAt([section, name = '']: readonly string[]): View {
  const found = name === '' ? overview(section) : viewOf(section, name)
  return found ?? { entry: undefined, title: 'Not found', content: <NotFound address={location.hash} /> }
}

function overview(section: string | undefined): View | undefined {
  if (section === '') return introduction('#/')
  if (section === 'schemas') return { entry: '#/schemas', title: 'Schemas', content: <SchemaList /> }
  if (section === 'event-types')
    return { entry: '#/event-types', title: 'Event types', content: <EventTypeList /> }
}

function viewOf(section: string | undefined, name: string): View | undefined {
  const { schemas } = openapi.components
  const schema = section === 'schemas' && Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema) return { entry: '#/schemas', title: name, content: <SchemaPage name={name} schema={schema} /> }
  const eventType = section === 'event-types' && eventTypes.find(({ type }) => type === name)
  if (eventType) return { entry: '#/event-types', title: name, content: <EventTypeView {...eventType} /> }
  const part = section === 'introduction' && sections.find(({ id }) => id === name)
  if (part) return { ...introduction(part.href), place: part.id }
  const href = `#/${section}/${name}`
  const placed = [...operations, ...webhooks].find(operation => operation.href === href)
  return (
    placed && {
      entry: placed.href,
      title: placed.operation.summary,
      content: <OperationView placed={placed} />,
    }
  )
}

const introduction = (entry: string): View => ({
  entry,
  title: openapi.info.title,
  content: <Introduction />,
})

/** Says that an address has no view, and leads to the start and to the search. */
function NotFound({ address }: { readonly address: string }): ReactNode {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>Not found</h1>
      <p className="lead">
        The reference has nothing at <code>{address}</code>.
      </p>
      <p>
        Go to the <a href="#/">overview</a>, or{' '}
        <button type="button" className="link" onClick={openSearch}>
          search the reference
        </button>
        .
      </p>
    </article>
  )
}
