import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'

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
