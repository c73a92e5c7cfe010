import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import { type OperationName, permissionOf } from '../session/permission.ts'
import { useSession } from '../session/session.ts'
import './button.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: 'plain' | 'primary' | 'danger'
  /** True while the action runs: the button then does nothing. */
  readonly isBusy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button. While it is busy it keeps the focus, which a disabled button would lose. */
export function Button({ tone = 'plain', isBusy = false, ...attributes }: ButtonProps): ReactNode {
  const { className = '', onClick, type = 'button', ...others } = attributes
  return (
    <button
      {...others}
      type={type}
      className={`button ${tone} ${className}`}
      aria-busy={isBusy}
      aria-disabled={isBusy || others['aria-disabled'] || undefined}
      onClick={event => {
        if (event.currentTarget.ariaDisabled) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

interface LeavingButtonProps extends Omit<ButtonProps, 'ref'> {
  readonly moveFocus: () => void
}

/** A button that its own action, or an answer, removes. If it has the focus then, `moveFocus` moves it. */
export function LeavingButton({ moveFocus, ...button }: LeavingButtonProps): ReactNode {
  const element = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the button is removed
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (current === document.activeElement) moveFocus()
    }
  }, [])
  return <Button {...button} ref={element} />
}

interface ActionButtonProps extends ButtonProps {
  /** The operation that the button calls. */
  readonly operation: OperationName
}

/** A button that is disabled, with the reason, if the token may not call its operation. */
export function ActionButton({ operation, ...button }: ActionButtonProps): ReactNode {
  const { scopes } = useSession()
  const { isAllowed, reason } = permissionOf(operation, scopes)
  const description = useId()
  if (isAllowed) return <Button {...button} />
  return (
    <span className="refused-action">
      <Button {...button} aria-disabled title={reason} aria-describedby={description} />
      <span id={description} className="hidden">
        {reason}
      </span>
    </span>
  )
}
