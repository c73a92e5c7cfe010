import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for an element. Each new error moves the focus to the first invalid field inside the element. */
export function useFirstInvalid<Type extends HTMLElement>(error: unknown): RefObject<Type | null> {
  const around = useRef<Type>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked when the error is rendered
  useEffect(() => {
    const invalid = around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = invalid?.matches('input') ? invalid : invalid?.querySelector<HTMLElement>('input')
    field?.focus()
  }, [error])
  return around
}
