import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import './new-secret.css'

interface NewSecretProps {
  /** The name of the event stream. */
  readonly name: string
  readonly secret: string
  readonly onStored: () => void
}

/** Shows a new signing secret. The service never shows it again. */
export function NewSecret({ name, secret, onStored }: NewSecretProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card secret" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Signing secret of “{name}”
      </h2>
      <p>Copy it to your receiver now: it is shown only once. The receiver verifies signatures with it.</p>
      <p>
        <code>{secret}</code>
      </p>
      <div className="actions">
        <CopyButton text={secret}>Copy the secret</CopyButton>
        <Button onClick={onStored}>I have stored it</Button>
      </div>
    </section>
  )
}
