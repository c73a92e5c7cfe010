import { operationsOf } from './describe-operation.js'

/** Shows the list of all operations, grouped by tag, with a search field. A click on an entry opens the operation. */
export function showContents(document) {
  const contents = globalThis.document.querySelector('#contents details')
  contents.open = matchMedia('(min-width: 1100px)').matches
  const operations = operationsOf(document)
  for (const { name } of document.tags) {
    const heading = element('h2', { textContent: name })
    const list = element('ul', {})
    list.append(...operations.filter(({ tags }) => tags[0] === name).map(entry))
    contents.append(heading, list)
  }
  const nothing = element('p', { textContent: 'No operation has these words.', hidden: true })
  contents.append(nothing)
  contents.querySelector('[type=search]').addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(/\s+/)
    for (const item of contents.querySelectorAll('li'))
      item.hidden = !words.every(word => item.dataset.text.includes(word))
    for (const list of contents.querySelectorAll('ul')) {
      const isEmpty = list.querySelector('li:not([hidden])') === null
      list.hidden = isEmpty
      list.previousElementSibling.hidden = isEmpty
    }
    nothing.hidden = contents.querySelector('li:not([hidden])') !== null
  })
}

function entry({ operationId, summary }) {
  const button = element('button', { type: 'button', textContent: summary })
  button.addEventListener('click', () => open(operationId))
  const item = element('li', {})
  item.dataset.text = `${summary} ${operationId}`.toLowerCase()
  item.append(button)
  return item
}

function open(operationId) {
  const block = document.querySelector(`[id$="-${operationId}"].opblock`)
  const summary = block.querySelector('.opblock-summary-control')
  if (!block.classList.contains('is-open')) summary.click()
  block.scrollIntoView()
  summary.focus({ preventScroll: true })
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties)
}
