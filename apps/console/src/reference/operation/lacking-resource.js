import { operations } from '../document/operations.js'
import { h, React } from '../viewer.js'
import { changeBy, listingFor } from './suggested-identifier.js'

/** Says at a field for an identifier that there is no resource to fill in, with a link to the operation that creates one. */
export function LackingResource({ placed, name }) {
  const listing = listingFor(placed.path, name)
  const resource = singular(listing.split('/').at(-1))
  const change = changeBy(placed.method)
  if (change) return `This page has created no ${resource}. Enter the ${name} of the one to ${change}.`
  const creation = operations.find(({ method, path }) => method === 'POST' && path === listing)
  return h(
    React.Fragment,
    null,
    `There is no ${resource} yet.`,
    creation && h(React.Fragment, null, ' ', h('a', { href: creation.href }, 'Create one first'), '.'),
  )
}

/** The name of a resource in a path: `rate-limit-policies` contains each `rate limit policy`. */
const singular = plural => plural.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, '')
