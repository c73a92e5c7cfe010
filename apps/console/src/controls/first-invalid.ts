import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for an element. Each new error moves the focus to the first invalid field inside the element, and shows it. */
export function useFirstInvalid<Type extends HTMLElement>(error: unknown): RefObject<Type | null> {
  const around = useRef<Type>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked when the error is rendered
  useEffect(() => {
    const invalid = around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = invalid?.matches('input, select, textarea')
      ? invalid
      : invalid?.querySelector<HTMLElement>('input')
    // WebKit scrolls a field that gets the focus only half into view, and never its label.
    field?.focus({ preventScroll: true })
    const whole = field?.closest('.field, fieldset') ?? field
    whole?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return around
}
