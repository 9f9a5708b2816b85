import { useAtomValue } from 'jotai'
import { Redirect, useLocation, useRouter } from 'wouter'
import { hasMessage } from '../account/sign-in/sign-in-address.ts'
import { BootScreen } from '../page/BootScreen.tsx'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import { useAddress, useQueryString } from '../page/use-address.ts'
import { type SessionState, sessionAtom } from '../session/session-atoms.ts'
import { useSessionStart } from '../session/use-session-start.ts'
import { findRoute } from './find-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { SignedOutScreen } from './SignedOutScreen.tsx'
import { rootWithReturnUrl } from './sign-in-return.ts'
import { signedOutRoutes } from './signed-out-routes.ts'

const SignedIn = lazyScreen(async () => (await import('./signed-in-screens.ts')).signedInScreens.signedIn())

/** Shows the signed-out screens to anyone, and everything else to signed-in users. */
export function Guard() {
  const [path] = useLocation()
  const query = useQueryString()
  const session = useAtomValue(sessionAtom)
  const found = findRoute(signedOutRoutes, useRouter().parser, path)
  useSessionStart(dependsOnSession(found, query))
  if (found) return <SignedOutScreen found={found} session={session} />
  return <Protected session={session} />
}

/**
 * Whether a page depends on the session of its reader. The result of a provider does not: it is shown to anyone, and opened by
 * another site, so that the browser hides the cookie from the server, which cannot write that there is none.
 */
const dependsOnSession = (found: ReturnType<typeof findRoute>, query: string): boolean =>
  !found?.route.sameForAnyone && !(found?.route.redirectsSignedIn && hasMessage(query))

function Protected({ session }: { session: SessionState }) {
  const { path, query } = useAddress()
  if (session.state === 'unknown') return <BootScreen />
  if (session.state === 'signed-out') {
    const to = session.reason === 'asked' ? '/' : rootWithReturnUrl(path, query, location.hash)
    return <Redirect to={to} replace />
  }
  return (
    <ScreenBoundary resetKey={path} fallback={(failure) => <ScreenFailure failure={failure} />}>
      <ChunkSuspense fallback={<BootScreen />}>
        {/* A new key for another user, so that no data of the first one is left. */}
        <SignedIn key={session.user.email} />
      </ChunkSuspense>
    </ScreenBoundary>
  )
}
