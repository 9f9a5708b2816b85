import type { ReactNode } from 'react'
import { hasMessage } from '../account/sign-in/sign-in-address.ts'
import { BootScreen } from '../page/BootScreen.tsx'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import { useQueryString } from '../page/use-address.ts'
import type { SessionState } from '../session/session-atoms.ts'
import { FocusedScreen } from './FocusedScreen.tsx'
import type { FoundRoute } from './find-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'

// It needs every route, and the first script has only those of signed-out users.
const AfterSignIn = lazyScreen(async () =>
  (await import('./signed-in-screens.ts')).signedInScreens.afterSignIn(),
)

type SignedOutScreenProps = { found: FoundRoute; session: SessionState }

/** A screen that needs no session. */
export function SignedOutScreen({ found, session }: SignedOutScreenProps): ReactNode {
  const { path, route } = found
  const query = useQueryString()
  const screen = <FocusedScreen path={path}>{content(found)}</FocusedScreen>
  const isOver = session.state === 'signed-in' && !hasMessage(query)
  // Sign-in is rendered ahead of time and never waits for a chunk.
  if (route.redirectsSignedIn && !isOver) return screen
  return (
    <ScreenBoundary resetKey={path} fallback={(failure) => <ScreenFailure failure={failure} />}>
      <ChunkSuspense fallback={<BootScreen />}>
        {route.redirectsSignedIn ? <AfterSignIn /> : screen}
      </ChunkSuspense>
    </ScreenBoundary>
  )
}

const content = ({ route, params }: FoundRoute) => 'screen' in route && <route.screen params={params} />
