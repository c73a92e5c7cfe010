import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton, Button } from '../controls/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

interface SelectionBarProps {
  /** A text that says how many deliveries the list shows. */
  readonly summary: string
  readonly selected: readonly string[]
  /** True while deliveries that were selected before are being redelivered: only one such run is possible at a time. */
  readonly isBusy: boolean
  readonly onClear: () => void
  readonly onRedeliver: () => void
}

/** The bar above the list. It says how many deliveries the list shows, and redelivers the selected ones. */
export function SelectionBar({
  summary,
  selected,
  isBusy,
  onClear,
  onRedeliver,
}: SelectionBarProps): ReactNode {
  const [isConfirming, setIsConfirming] = useState(false)
  const count = selected.length
  const text = useRef<HTMLParagraphElement>(null)
  const hadSelection = useRef(false)
  useEffect(() => {
    // When the selection ends, the focused button is removed. Move the focus to the text.
    if (count === 0 && hadSelection.current && document.activeElement === document.body) text.current?.focus()
    hadSelection.current = count > 0
  }, [count])
  return (
    <div className="selection">
      <p ref={text} tabIndex={-1} className="muted" role="status">
        {count > 0 ? `${count} selected` : summary}
      </p>
      {count > 0 && (
        <div className="actions">
          <Button onClick={onClear}>Clear selection</Button>
          <ActionButton
            operation="redeliverEvent"
            tone="primary"
            isBusy={isBusy}
            onClick={() => setIsConfirming(true)}
          >
            Redeliver selected
          </ActionButton>
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={count === 1 ? 'Redeliver 1 delivery?' : `Redeliver ${count} deliveries?`}
          confirm={`Redeliver ${count}`}
          tone="primary"
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false)
            onRedeliver()
          }}
        >
          <p className="muted">
            Each runs the whole retry schedule again. A delivery that succeeds leaves the list.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
