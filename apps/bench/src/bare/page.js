/** A minimal React page: one input field. */
import { createElement, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

function Form() {
  const field = useRef(null)
  useEffect(() => field.current.focus(), [])
  return createElement('label', {}, 'Client id', createElement('input', { ref: field }))
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Form))
