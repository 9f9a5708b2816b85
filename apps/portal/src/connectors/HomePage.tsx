import { AvailableConnectors, ConnectorTypeGridSkeleton, HomeHeader, YourConnectors } from '@tributary/ui'
import { lazy, Suspense } from 'react'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useAuthorise } from './authorise/use-authorise.tsx'
import { connectorHome, connectorSetUp } from './connector-paths.ts'
import { type Home, useHome } from './use-home.ts'

// It mostly has nothing to say, and without it Home is still Home. It comes while Home asks for its own, so as not to push
// the cards down later than it must.
const attention = import('./runs/HomeAttention.tsx').then(
  (loaded) => ({ default: loaded.HomeAttention }),
  () => ({ default: () => null }),
)
const HomeAttention = lazy(() => attention)

/** Home and the connector home: one screen, two addresses (portal spec 2.14, CONNHOME-03). */
export function HomePage() {
  const home = useHome()
  useDocumentTitle('Home', home.organisation?.companyName)
  const counts = home.state === 'ready' ? { owned: home.owned, available: home.available } : {}
  return (
    <>
      <HomeHeader companyName={headingOf(home)} {...counts} />
      <Content home={home} />
    </>
  )
}

function headingOf({ organisation, state }: Home): string {
  return organisation?.companyName ?? (state === 'without-organisation' ? 'No organisations' : 'Home')
}

function Content({ home }: { home: Home }) {
  if (home.state === 'failed') return <LoadFailure {...home.failure} />
  if (home.state === 'loading') return <ConnectorTypeGridSkeleton />
  return home.state === 'ready' && <Types {...home} />
}

function Types({ organisation, owned, available }: Extract<Home, { state: 'ready' }>) {
  const { authorise } = useAuthorise()
  return (
    <>
      <Suspense>
        <HomeAttention organisationId={organisation.id} types={owned} />
      </Suspense>
      <YourConnectors types={owned} hrefOf={(type) => connectorHome(type.type)} />
      <AvailableConnectors
        types={available}
        hrefOf={(type) => connectorSetUp(type, organisation.id)}
        onAuthorise={({ type }) => authorise(type)}
      />
    </>
  )
}
