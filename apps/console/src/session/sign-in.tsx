import { type ReactNode, useEffect } from 'react'
import { SignInForm } from './sign-in-form.tsx'

/** The page of the console while nobody is signed in. */
export function SignIn(): ReactNode {
  useEffect(() => {
    document.title = 'Sign in · Console'
  }, [])
  return (
    <main className="sign-in">
      <SignInForm titleId="sign-in-title">
        <header>
          <h1 id="sign-in-title">Sign in to the console</h1>
          <p className="muted">{location.host}</p>
        </header>
      </SignInForm>
    </main>
  )
}
