import { h } from '../viewer.js'

export const AnswerHeaders = ({ headers }) =>
  h(
    'details',
    { className: 'answer-headers' },
    h('summary', null, `Headers (${headers.length})`),
    h(
      'dl',
      null,
      ...headers.map(([name, value]) => h('div', null, h('dt', null, name), h('dd', null, value))),
    ),
  )
