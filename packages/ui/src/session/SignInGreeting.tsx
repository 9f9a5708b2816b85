import { type Greeting, greetingHeading, signInMessages } from '@tributary/sdk/rules'

export type SignInGreetingProps = { greeting: Greeting }

/** The heading of the sign-in screen, and for the newly registered what happens next (portal spec 2.3, SIGNIN-14..16). */
export function SignInGreeting({ greeting }: SignInGreetingProps) {
  return (
    <div>
      <h1>{greetingHeading(greeting)}</h1>
      {greeting.kind === 'registered' && <p role="status">{signInMessages.registered}</p>}
    </div>
  )
}
