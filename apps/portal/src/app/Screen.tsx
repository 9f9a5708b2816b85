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
  if (!admits(found, user)) return <Forbidden isPersonal={admits(found, { ...user, viewAs: null })} />
  const { route, params } = found
  if ('redirect' in route) return <Redirect to={route.redirect(user)} replace />
  return <route.screen params={params} />
}

function Missing() {
  useDocumentTitle(signedOutText.pageNotFound)
  return <NotFound homeHref="/home" />
}

/** A page that the role does not include, or one about the account of the user that a view does not show. */
function Forbidden({ isPersonal }: { isPersonal: boolean }) {
  useDocumentTitle(signedOutText.noAccess)
  return <NoAccess homeHref="/home">{isPersonal && usersMessages.viewPersonal}</NoAccess>
}
