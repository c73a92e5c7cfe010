import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type OperationName, permissionOf } from '../session/permission.tsx'
import { useSession } from '../session/session.ts'

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

interface CopyButtonProps {
  readonly text: string
  readonly className?: string
  readonly children: ReactNode
}

/** A button that copies a text to the clipboard, and shows the outcome for two seconds. */
export function CopyButton({ text, className = '', children }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      // Browsers offer no clipboard over plain http, except on localhost.
      setOutcome('The browser refused')
    }
  }
  return (
    <Button className={className} onClick={copy}>
      <span aria-live="polite">{outcome ?? children}</span>
    </Button>
  )
}

export interface LoadMoreProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): unknown
  }
}

/** A button that loads the next page of a list. Shows nothing if there is no next page. */
export function LoadMore({ list }: LoadMoreProps): ReactNode {
  if (!list.hasNextPage) return null
  return (
    <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Load more
    </Button>
  )
}
