import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button, CopyButton } from '../controls/button.tsx'

/** A new signing secret that the user has not stored yet. */
interface UnstoredSecret {
  /** The id and the name of the event stream. */
  readonly id: string
  readonly name: string
  readonly secret: string
}

interface UnstoredSecrets {
  readonly secrets: readonly UnstoredSecret[]
  readonly keep: (secret: UnstoredSecret) => void
}

const UnstoredSecretsContext = createContext<UnstoredSecrets | undefined>(undefined)

/**
 * Shows new signing secrets above its content, until the user has stored them. The service never shows a secret again, so this
 * component stays mounted while users change views: they may leave a view before the answer with the secret arrives.
 */
export function UnstoredSecretsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [secrets, setSecrets] = useState<readonly UnstoredSecret[]>([])
  const value = useMemo(
    () => ({
      secrets,
      // Two requests with the same secret may succeed.
      keep: (kept: UnstoredSecret) =>
        setSecrets(others => [...others.filter(({ secret }) => secret !== kept.secret), kept]),
    }),
    [secrets],
  )
  return (
    <UnstoredSecretsContext value={value}>
      {secrets.map(unstored => (
        <NewSecret
          key={unstored.secret}
          {...unstored}
          onStored={() => setSecrets(others => others.filter(other => other !== unstored))}
        />
      ))}
      {children}
    </UnstoredSecretsContext>
  )
}

/** @throws {Error} outside of an UnstoredSecretsProvider */
export function useUnstoredSecrets(): UnstoredSecrets {
  const value = useContext(UnstoredSecretsContext)
  if (!value) throw new Error('Render inside <UnstoredSecretsProvider>.')
  return value
}

interface NewSecretProps {
  /** The name of the event stream. */
  readonly name: string
  readonly secret: string
  readonly onStored: () => void
}

/** Shows a new signing secret. The service never shows it again. */
function NewSecret({ name, secret, onStored }: NewSecretProps): ReactNode {
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
