import { type RefObject, useEffect, useRef } from 'react'

/** True while the dialog that calls this is open. An answer may arrive after the user has left it and opened another dialog. */
export function useIsOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
