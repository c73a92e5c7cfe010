// The page restores the scroll position, because the browser would do so before the view has rendered.
history.scrollRestoration = 'manual'

// Each entry of the history keeps its scroll position. `scrollend` is rare enough: browsers limit how often a
// page may change its history.
addEventListener('scrollend', () => history.replaceState({ scroll: scrollY }, ''))

/** Scrolls to where the user left this entry of the history, or else to a place in the view, or to its top. */
export function scrollToPosition(place) {
  const scroll = history.state?.scroll
  if (scroll === undefined && place) document.getElementById(place)?.scrollIntoView()
  else scrollTo(0, scroll ?? 0)
}
