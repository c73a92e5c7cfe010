import { observable } from './observable.js'

/** The current place: the parts of the address after `#`. The first one names the view. */
export const address = observable(read())

addEventListener('hashchange', () => address.set(read()))
// The page sets the scroll position, because the browser would restore it before the view has rendered.
history.scrollRestoration = 'manual'

function read() {
  const [, ...parts] = location.hash.split('/')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return []
  }
}
