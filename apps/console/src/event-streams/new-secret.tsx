import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import './new-secret.css'

interface NewSecretProps {
  readonly secret: string
  readonly onStored: () => void
}

/** Shows a new signing secret. The service never shows it again. */
export function NewSecret({ secret, onStored }: NewSecretProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card secret" aria-labelledby="secret">
      <h2 id="secret" ref={heading} tabIndex={-1}>
        Signing secret
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
