import type { ReactNode } from 'react'
import { CopyButton } from '../../controls/copy-button.tsx'
import { Tabs } from '../../controls/tabs.tsx'
import { observable, useObservable } from '../../observable.ts'
import { session } from '../../session/session.ts'
import { needsToken, type PlacedOperation, tokenRequest } from '../document.ts'
import type { Input } from '../operation/request-form.ts'
import { CodeBlock } from '../text.tsx'
import { curlOf, typescriptOf } from './sample-code.ts'
import type { Call } from './send.ts'

interface SamplesProps {
  readonly placed: PlacedOperation
  readonly values: Input['values']
  readonly call: Call
}

/** The request of a form as a curl command and in TypeScript. Both read secrets from variables, so a copy has none. */
export function Samples({ placed, values, call }: SamplesProps): ReactNode {
  const chosen = useObservable(language)
  return (
    <section className="samples" aria-label="Samples">
      <Tabs
        label="Language"
        chosen={chosen}
        choose={chooseLanguage}
        tabs={[
          { name: 'curl', content: () => <CodeBlock label="curl" text={curlOf(placed, call)} /> },
          {
            name: 'TypeScript',
            content: () => <CodeBlock label="TypeScript" text={typescriptOf(placed, values, call)} />,
          },
        ]}
      />
      {needsToken(placed.operation) && <TokenHelp />}
    </section>
  )
}

const languageKey = 'tenant-api-reference-language'

/** The language of the samples, for all operations. The browser keeps it. */
const language = observable(keptLanguage())

function chooseLanguage(name: string): void {
  language.set(name)
  try {
    localStorage.setItem(languageKey, name)
  } catch {
    // The browser denies the storage, so the choice ends with the page.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** How to set the variable TOKEN that the samples read. */
function TokenHelp(): ReactNode {
  const current = useObservable(session)
  return (
    <details className="token-help">
      <summary>Set $TOKEN</summary>
      {current ? (
        <p>
          The token of this page:{' '}
          <CopyButton className="small" text={current.token}>
            Copy the access token
          </CopyButton>
        </p>
      ) : (
        <p>Sign in to copy the token of this page.</p>
      )}
      <p>Or request one in a shell, with CLIENT_ID and CLIENT_SECRET set:</p>
      <CodeBlock label="Command for a token" text={tokenCommand()} />
    </details>
  )
}

/** A shell command that works wherever curl and sed do: it reads the token from the JSON answer. */
function tokenCommand(): string {
  const fields = Object.entries(tokenRequest.parameters).map(([name, value]) => `-d ${name}=${value}`)
  return [
    `export TOKEN=$(curl -s ${location.origin}${tokenRequest.path}`,
    ...fields,
    '--data-urlencode "client_id=$CLIENT_ID"',
    '--data-urlencode "client_secret=$CLIENT_SECRET"',
    `| sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
  ].join(' \\\n  ')
}
