import { h, React } from '../viewer.js'

/** Says that a value is one of the variants below it, and which property chooses the variant. */
export const UnionTitle = ({ chosenBy }) =>
  chosenBy ? h(React.Fragment, null, 'One of, chosen by ', h('code', null, chosenBy)) : 'One of'
