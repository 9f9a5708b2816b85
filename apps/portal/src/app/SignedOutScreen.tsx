import { type ReactNode, Suspense } from 'react'
import { SignInPage } from '../account/sign-in/SignInPage.tsx'
import { BootScreen } from '../page/BootScreen.tsx'
import { useQueryString } from '../page/use-address.ts'
import { useScreenFocus } from '../page/use-screen-focus.ts'
import type { SessionState } from '../session/session-atoms.ts'
import { accountScreens } from './account-screens.tsx'
import type { FoundRoute } from './find-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { SignedInAlready } from './SignedInAlready.tsx'

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
  if (!signInPaths.has(found.route.path)) return <AccountScreen found={found} />
  if (session.state === 'signed-in' && !stays(query)) return <SignedInAlready />
  return (
    <Arrival path={found.route.path}>
      <SignInPage />
    </Arrival>
  )
}

function AccountScreen({ found }: { found: FoundRoute }) {
  const Page = accountScreens[found.route.path]
  return (
    <ScreenBoundary resetKey={found.route.path} fallback={(failure) => <ScreenFailure failure={failure} />}>
      <Suspense fallback={<BootScreen />}>
        <Arrival path={found.route.path}>{Page && <Page params={found.params} />}</Arrival>
      </Suspense>
    </ScreenBoundary>
  )
}

/** Is drawn together with the page, once its script is here: that is when focus can move. */
function Arrival({ path, children }: { path: string; children: ReactNode }) {
  useScreenFocus(path)
  return children
}
