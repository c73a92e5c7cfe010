import { observable } from '../observable.js'

/** Whether the menu of a narrow page is open: the contents, and the links of the header. A wide page always shows them. */
export const menu = observable(false)
