import {
  AvailableConnectors,
  ConnectorTypeGridSkeleton,
  EmptyState,
  HomeHeader,
  LoadError,
  YourConnectors,
} from '@tributary/ui'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { errorMessage } from '../shell/error-message.ts'
import { connectorHome, connectorSetUp } from './connector-paths.ts'
import { type Home, useHome } from './use-home.ts'

/** Home and the connector home: one screen, two addresses (portal spec 2.14, CONNHOME-03). */
export function HomePage() {
  const home = useHome()
  useDocumentTitle('Home', home.state === 'ready' ? home.organisation.companyName : null)
  if (home.state === 'failed') return <LoadError message={errorMessage(home.error)} onRetry={home.retry} />
  if (home.state === 'without-organisation') return <EmptyState title="No organisations" />
  if (home.state === 'loading') return <ConnectorTypeGridSkeleton />
  return <Content {...home} />
}

function Content({ organisation, owned, available }: Extract<Home, { state: 'ready' }>) {
  return (
    <>
      <HomeHeader companyName={organisation.companyName} owned={owned} available={available} />
      <YourConnectors types={owned} hrefOf={(type) => connectorHome(type.type)} />
      <AvailableConnectors types={available} hrefOf={(type) => connectorSetUp(type, organisation.id)} />
    </>
  )
}
