import { callOf } from '../call/call.js'
import { CopyButton } from '../code/copy-button.js'
import { useObservable } from '../observable.js'
import { h } from '../viewer.js'
import { formOf } from './request-form.js'

/** Copies the address of a request, with the values that are filled in. */
export function CopyAddress({ placed }) {
  const form = useObservable(formOf(placed))
  return h(CopyButton, { text: callOf(placed, form).url, label: 'Copy address' })
}
