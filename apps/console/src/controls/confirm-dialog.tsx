import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Problem } from './problem.tsx'

interface ConfirmDialogProps {
  /** A question: "Delete the event stream audit?" */
  readonly title: string
  /** Text that says what the step does, and whether it can be undone. May contain fields: Enter in a field confirms. */
  readonly children: ReactNode
  /** The verb of the step: "Delete". */
  readonly confirm: string
  readonly tone?: 'primary' | 'danger'
  readonly isBusy?: boolean
  /** The error of the last attempt. */
  readonly error?: unknown
  /** @param fields the values of the fields in the content */
  readonly onConfirm: (fields: FormData) => void
  readonly onCancel: () => void
}

/**
 * A modal dialog that asks the user to confirm a step. Escape cancels. The dialog closes when it is unmounted, and
 * returns the focus to the element that had it before.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  tone = 'danger',
  ...state
}: ConfirmDialogProps): ReactNode {
  const { isBusy = false, error, onConfirm, onCancel } = state
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Close the dialog before React removes it. Otherwise the browser would not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onCancel()
      }}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onConfirm(new FormData(event.currentTarget))
        }}
      >
        <h2 id={id}>{title}</h2>
        <div className="dialog-content">{children}</div>
        {error != null && <Problem error={error} />}
        <footer>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" tone={tone} isBusy={isBusy}>
            {confirm}
          </Button>
        </footer>
      </form>
    </dialog>
  )
}

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
