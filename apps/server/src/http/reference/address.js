import { observable } from './observable.js'

/** The current place: the parts of the address after `#`. The first one names the view. */
export const address = observable(read())

addEventListener('hashchange', () => address.set(read()))
// The page scrolls to the place itself: the browser would restore its position before the view has rendered.
history.scrollRestoration = 'manual'

function read() {
  const [, ...parts] = location.hash.split('/')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return []
  }
}
