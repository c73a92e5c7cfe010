import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'

interface StreamByIdProps {
  /** A sentence that says why the token may not list event streams. */
  readonly reason: string | undefined
}

/** Asks for the id of an event stream. */
export function StreamById({ reason }: StreamByIdProps): ReactNode {
  const [id, setId] = useState('')
  const [, navigate] = useLocation()
  return (
    <form
      className="stream-by-id"
      onSubmit={event => {
        event.preventDefault()
        navigate(`/deliveries/${encodeURIComponent(id.trim())}`)
      }}
    >
      <Field
        label="Id of the event stream"
        hint={`${reason} You can open an event stream by its id.`}
        value={id}
        required
        spellCheck={false}
        onChange={event => setId(event.target.value)}
      />
      <Button type="submit">Show deliveries</Button>
    </form>
  )
}
