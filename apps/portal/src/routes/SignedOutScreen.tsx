import type { ReactNode } from 'react'
import { SignInPage } from '../session/SignInPage.tsx'
import type { SessionState } from '../session/session-atoms.ts'
import { AwaitedAccountScreen } from './AwaitedAccountScreen.tsx'
import type { FoundRoute } from './find-route.ts'
import { SignedInAlready } from './SignedInAlready.tsx'
import { useQueryString } from './use-address.ts'
import { useScreenFocus } from './use-screen-focus.ts'

const signInPaths = new Set(['/', '/signin'])

/** A signed-in person who opens sign-in without anything to say there belongs at home (ROUTE-47). */
function stays(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return ['error', 'code', 'registration'].some((name) => parameters.has(name))
}

type SignedOutScreenProps = { found: FoundRoute; session: SessionState }

/** The screens for people who are not signed in. Sign-in is part of the first script: it is never waited for. */
export function SignedOutScreen({ found, session }: SignedOutScreenProps): ReactNode {
  const query = useQueryString()
  useScreenFocus(found.route.path)
  if (!signInPaths.has(found.route.path)) return <AwaitedAccountScreen title={found.route.title} />
  if (session.state === 'signed-in' && !stays(query)) return <SignedInAlready />
  return <SignInPage />
}
