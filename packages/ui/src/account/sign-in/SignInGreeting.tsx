import { type Greeting, greetingHeading, signInMessages } from '@tributary/sdk/session'
import { Text } from '../../layout/Text.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import * as css from './SignInGreeting.css.ts'
import { signInText } from './sign-in.messages.ts'

export type SignInGreetingProps = {
  greeting: Greeting
  /** Called to forget the name. */
  onNotMe?: () => void
}

/** The heading of the sign-in screen and, for the newly registered, the next step. */
export function SignInGreeting({ greeting, onNotMe }: SignInGreetingProps) {
  return (
    <div className={css.greeting}>
      <h1>{greetingHeading(greeting)}</h1>
      {greeting.kind === 'returning' && onNotMe && (
        <Text size="sm">
          <LinkButton alone onClick={onNotMe}>
            {signInText.notYou}
          </LinkButton>
        </Text>
      )}
      {greeting.kind === 'registered' && <p role="status">{signInMessages.registered}</p>}
    </div>
  )
}
