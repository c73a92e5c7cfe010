import { h, React } from '../viewer.js'

/**
 * Shows one of several contents: the one with the name `chosen`, or else the first one.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, chosen, choose }) {
  const id = React.useId()
  const list = React.useRef(null)
  const current = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  )

  function move(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (current + step + tabs.length) % tabs.length
    choose(tabs[next].name)
    list.current.children[next].focus()
  }

  const tab = ({ name }, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index}`,
        key: name,
        tabIndex: index === current ? 0 : -1,
        'aria-selected': index === current,
        'aria-controls': `${id}-panel`,
        onClick: () => choose(name),
      },
      name,
    )
  return h(
    'div',
    { className: 'tabs' },
    h('div', { role: 'tablist', 'aria-label': label, ref: list, onKeyDown: move }, tabs.map(tab)),
    h(
      'div',
      { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${current}` },
      tabs[current].content(),
    ),
  )
}
