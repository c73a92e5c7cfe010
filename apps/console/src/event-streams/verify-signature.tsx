import type { ReactNode } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import './verify-signature.css'

/** The example of the client's README. */
const example = `import { verifyWebhook, WebhookVerificationError } from '@tenant-api/client/webhooks'

export async function receive(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(request.headers, await request.arrayBuffer(), process.env.SIGNING_SECRET ?? '')
    if (event.type === 'user.created') console.log('welcome', event.data.object.user_id)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return new Response(error.code, { status: 400 })
  }
}
`

/** Code that verifies the signature of a delivery. */
export function VerifySignature(): ReactNode {
  return (
    <section className="card snippet" aria-labelledby="snippet">
      <header>
        <h2 id="snippet">Verify the signature of a delivery</h2>
        <CopyButton text={example}>Copy the code</CopyButton>
      </header>
      <p className="muted">
        In TypeScript. In other languages, use a library for <span translate="no">Standard Webhooks</span>:
        all of them accept the signing secret as it is.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0}>{example}</pre>
    </section>
  )
}
