import { menu } from '../page/menu.js'

/** Moves the focus to the search, which is in the menu of a narrow page. */
export function openSearch() {
  menu.set(true)
  // React shows the menu in a microtask that it has queued.
  queueMicrotask(() => document.querySelector('#contents [type="search"]').focus())
}
