import { type ReactNode, useEffect, useId, useRef } from 'react'
import { MethodBadge } from '../../controls/badge.tsx'
import { useObservable } from '../../observable.ts'
import type { LiveStream } from '../call/send.ts'
import { isStream, openapi, operations, type PlacedOperation, sections, webhooks } from '../document.ts'
import { menu, PageLinks } from '../menu.tsx'
import { formOf } from '../operation/request-form.ts'
import { SearchField, SearchResults, useSearch } from './search-field.tsx'

interface Link {
  readonly href: string
  readonly title: string
  readonly placed?: PlacedOperation
}

const operationLink = (placed: PlacedOperation): Link => ({
  href: placed.href,
  title: placed.operation.summary,
  placed,
})

const groups: readonly { readonly name: string; readonly links: readonly Link[] }[] = [
  { name: 'Introduction', links: [{ href: '#/', title: 'Overview' }, ...sections] },
  ...openapi.tags.map(({ name }) => ({
    name,
    links: operations.filter(({ operation }) => operation.tags[0] === name).map(operationLink),
  })),
  { name: 'Webhooks', links: webhooks.map(operationLink) },
  {
    name: 'Data',
    links: [
      { href: '#/event-types', title: 'Event types' },
      { href: '#/schemas', title: 'Schemas' },
    ],
  },
]

interface ContentsProps {
  /** The address of the shown view. */
  readonly current: string | undefined
}

/** The list of all views, with a search. On a narrow page it is in the menu, with the links of the header. */
export function Contents({ current }: ContentsProps): ReactNode {
  const isOpen = useObservable(menu)
  const search = useSearch()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  useEffect(() => {
    // The list may be scrolled to an entry, or to a result of the last query.
    if (search.query && list.current) list.current.scrollTop = 0
  }, [search.query])
  return (
    <nav id="contents" aria-label="Contents" className={isOpen ? 'open' : ''} ref={nav}>
      <PageLinks />
      <SearchField {...search} />
      <div className="contents-list" ref={list}>
        {search.groups ? (
          <SearchResults groups={search.groups} marked={search.marked} current={current} />
        ) : (
          groups.map(({ name, links }) => <Group key={name} name={name} links={links} current={current} />)
        )}
      </div>
    </nav>
  )
}

interface GroupProps extends ContentsProps {
  readonly name: string
  readonly links: readonly Link[]
}

function Group({ name, links, current }: GroupProps): ReactNode {
  const id = useId()
  return (
    <div className="group">
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {links.map(({ href, title, placed }) => (
          <li key={href}>
            <a
              href={href}
              className={placed?.operation.deprecated ? 'deprecated' : undefined}
              aria-current={href === current ? 'page' : undefined}
            >
              <span>{title}</span>
              {placed && isStream(placed.operation) && <LiveMark placed={placed} />}
              {placed && <MethodBadge method={placed.method} isWebhook={placed.isWebhook} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Marks the entry of an operation whose stream is open. The stream stays open while other views are shown. */
function LiveMark({ placed }: { readonly placed: PlacedOperation }): ReactNode {
  const { answer } = useObservable(formOf(placed))
  return answer?.stream ? <MessageCount stream={answer.stream} /> : null
}

function MessageCount({ stream }: { readonly stream: LiveStream }): ReactNode {
  const { isOpen, count } = useObservable(stream.state)
  if (!isOpen) return null
  return (
    <span className="live-mark">
      <span className="hidden">listening, </span>
      {count.toLocaleString()}
      <span className="hidden">{count === 1 ? ' message' : ' messages'}</span>
    </span>
  )
}
