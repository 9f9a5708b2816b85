import type { SignInTest } from '@tributary/domain'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import * as css from './SignIn.css.ts'

export type SignInTestResultProps = {
  /** The last test. */
  test: SignInTest
}

/** The result of a test sign-in, and the claims of the provider. */
export const SignInTestResult = ({ test: { at, outcome, reason, claims } }: SignInTestResultProps) => (
  <Stack gap={3}>
    <Banner tone={outcome === 'passed' ? 'success' : 'warning'}>
      <p>
        {text.outcomes[outcome]} <TimeAgo date={at} />
      </p>
      {reason && <p dir="auto">{text.reason(reason)}</p>}
    </Banner>
    {claims.length > 0 && (
      <Stack gap={1}>
        <Text as="h3" size="sm" fontWeight="medium">
          {text.claims}
        </Text>
        <dl className={css.claims}>
          {claims.map(({ name, value }) => (
            <div key={name} className={css.claim}>
              <dt dir="ltr">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    )}
  </Stack>
)
