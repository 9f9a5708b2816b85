import { can, type SessionUser } from '@tributary/domain'
import { usersMessages } from '@tributary/sdk/users'
import { AvailableConnectors, ConnectorTypeGridSkeleton, HomeHeader, YourConnectors } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useAuthorise } from '../connectors/authorise/use-authorise.tsx'
import {
  availableConnectors,
  connectorHome,
  connectorSetUp,
  sourcesPath,
} from '../connectors/connector-paths.ts'
import { HeatMapLater } from '../connectors/heat-map/heat-map-later.ts'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { homeText } from './home.messages.ts'
import { type Home, type ReadyHome, useHome } from './use-home.ts'

// Home works without it, so a failed chunk leaves no gap. It loads in parallel with the data.
const attention = import('./HomeAttention.tsx').then(
  (loaded) => loaded.HomeAttention,
  () => () => null,
)
const GettingStarted = lazyScreen(
  async () => (await import('../first-run/GettingStarted.tsx')).GettingStarted,
)
const FirstOrganisation = lazyScreen(
  async () => (await import('../first-run/FirstOrganisation.tsx')).FirstOrganisation,
)
const HomeAttention = lazyScreen(() => attention)

/** Home and the connector home: one screen with two addresses (CONNHOME-03). */
export function HomePage() {
  const viewer = useAtomValue(userAtom)
  return viewer && <HomeFor viewer={viewer} />
}

function HomeFor({ viewer }: { viewer: SessionUser }) {
  const home = useHome(viewer)
  useDocumentTitle(homeText.home, home.organisation?.companyName)
  const counts = home.state === 'ready' ? { owned: home.owned, available: home.available } : {}
  const failing = home.state === 'ready' ? home.failing : undefined
  return (
    <>
      <HomeHeader companyName={headingOf(home)} {...counts} failing={failing} />
      <Content home={home} viewer={viewer} />
    </>
  )
}

function headingOf({ organisation, state }: Home): string {
  return (
    organisation?.companyName ?? (state === 'without-organisation' ? homeText.noOrganisations : homeText.home)
  )
}

function Content({ home, viewer }: { home: Home; viewer: SessionUser }) {
  if (home.state === 'without-organisation')
    return (
      <ChunkSuspense>
        <FirstOrganisation viewer={viewer} advice={homeText.askForInvitation} />
      </ChunkSuspense>
    )
  if (home.state === 'failed') return <LoadFailure things={homeText.connectors} {...home.failure} />
  if (home.state === 'loading') return <ConnectorTypeGridSkeleton />
  // The cards are shown together with the part above them, so that nothing moves under the pointer.
  return (
    <ChunkSuspense fallback={<ConnectorTypeGridSkeleton />}>
      <HomeAttention
        key={home.organisation.id}
        connectors={home.connectors}
        types={home.owned}
        viewer={viewer}
      />
      {can(viewer, 'users.invite') && can(viewer, 'connectors.edit') && (
        <ChunkSuspense>
          <GettingStarted key={home.organisation.id} organisationId={home.organisation.id} />
        </ChunkSuspense>
      )}
      <Types {...home} viewer={viewer} />
      {can(viewer, 'connectors.edit') && (
        <ChunkSuspense>
          <HeatMapLater key={home.organisation.id} organisationId={home.organisation.id} types={home.owned} />
        </ChunkSuspense>
      )}
    </ChunkSuspense>
  )
}

type Viewed = { viewer: SessionUser }

function Types({ viewer, organisation, owned, available, ...home }: ReadyHome & Viewed) {
  const { isUnshared, summaryOf, offerOf, ask } = home
  const { authorise } = useAuthorise()
  return (
    <>
      <YourConnectors
        types={owned}
        hrefOf={(type) => connectorHome(type.type)}
        isUnshared={isUnshared}
        summaryOf={summaryOf}
      />
      <AvailableConnectors
        id={availableConnectors}
        types={available}
        hrefOf={(type) => connectorSetUp(type, organisation.id)}
        offerOf={offerOf}
        onAsk={ask}
        askReason={viewer.viewAs ? usersMessages.viewOnly : undefined}
        onAuthorise={({ type }) => authorise(type)}
        notInListHref={can(viewer, 'connectors.edit') ? sourcesPath : undefined}
      />
    </>
  )
}
