import type { SessionUser } from '@tributary/domain'
import { NoAccess, NotFound } from '@tributary/ui'
import { type ReactNode, Suspense } from 'react'
import { Redirect } from 'wouter'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { useScreenFocus } from '../page/use-screen-focus.ts'
import { adminHome } from './admin-home.ts'
import { admits } from './admits.ts'
import type { FoundRoute } from './find-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { dialogsOver, screens } from './screens.tsx'

type ScreenProps = { found: FoundRoute | undefined; user: SessionUser; path: string }

/** The page of an address, or why there is none (ROUTE-48 to ROUTE-52). */
export function Screen({ found, user, path }: ScreenProps) {
  return (
    <ScreenBoundary resetKey={path} fallback={(failure) => <ScreenFailure failure={failure} />}>
      <Suspense>
        <Arrival path={(found && dialogsOver[found.route.path]) ?? path}>{content(found, user)}</Arrival>
      </Suspense>
    </ScreenBoundary>
  )
}

function content(found: FoundRoute | undefined, user: SessionUser): ReactNode {
  if (!found) return <Missing />
  if (!admits(found, user)) return <Forbidden />
  if (found.route.path === '/admin') return <Redirect to={adminHome(user) ?? '/home'} replace />
  const Page = screens[found.route.path]
  return Page ? <Page params={found.params} /> : <Missing />
}

/** Is drawn together with the page, once its script is here: that is when focus can move. */
function Arrival({ path, children }: { path: string; children: ReactNode }) {
  useScreenFocus(path)
  return children
}

function Missing() {
  useDocumentTitle('Page not found')
  return <NotFound homeHref="/home" />
}

function Forbidden() {
  useDocumentTitle('No access')
  return <NoAccess homeHref="/home" />
}
