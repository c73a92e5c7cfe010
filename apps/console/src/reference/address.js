import { observable } from './observable.js'

/** The current place: the parts of the address after `#/`. The first one names the view, and is empty at the start. */
export const address = observable(read())

addEventListener('hashchange', () => address.set(read()))

function read() {
  const parts = location.hash.replace(/^#\/?/, '').split('/')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return parts
  }
}
