import type { ReactNode } from 'react'

/** What helps if the endpoint seems not to have read the body. Shows nothing for other errors of an attempt. */
export function BodyHint({ error }: { readonly error: string | undefined }): ReactNode {
  if (!/ status 4(00|15)\./.test(error ?? '')) return null
  return (
    <p>
      Does the endpoint read the body? Many frameworks skip{' '}
      <code translate="no">application/cloudevents+json</code> until they get a parser of raw bytes for it.
    </p>
  )
}
