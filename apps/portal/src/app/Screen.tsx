import type { SessionUser } from '@tributary/domain'
import { usersMessages } from '@tributary/sdk/users'
import { NoAccess, NotFound } from '@tributary/ui'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { admits } from './admits.ts'
import { FocusedScreen } from './FocusedScreen.tsx'
import type { FoundRoute } from './find-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { signedOutText } from './signed-out.messages.ts'

type ScreenProps = { found: FoundRoute | undefined; user: SessionUser; path: string }

/** The page of an address, or why it cannot be shown (ROUTE-48 to ROUTE-52). */
export function Screen({ found, user, path }: ScreenProps) {
  return (
    <ScreenBoundary resetKey={path} fallback={(failure) => <ScreenFailure failure={failure} />}>
      <ChunkSuspense>
        <FocusedScreen path={found?.route.dialogOver ?? path}>{content(found, user)}</FocusedScreen>
      </ChunkSuspense>
    </ScreenBoundary>
  )
}

function content(found: FoundRoute | undefined, user: SessionUser): ReactNode {
  if (!found) return <Missing />
  if (!admits(found, user)) return <Forbidden user={user} />
  const { route, params } = found
  if ('redirect' in route) return <Redirect to={route.redirect(user)} replace />
  return <route.screen params={params} />
}

function Missing() {
  useDocumentTitle(signedOutText.pageNotFound)
  return <NotFound homeHref="/home" />
}

function Forbidden({ user }: { user: SessionUser }) {
  useDocumentTitle(signedOutText.noAccess)
  return <NoAccess homeHref="/home">{user.viewAs && usersMessages.viewPersonal}</NoAccess>
}
