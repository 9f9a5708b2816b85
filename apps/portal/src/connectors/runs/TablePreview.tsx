import type { ClientConnector } from '@tributary/domain'
import { Suspense } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { lazyScreen } from '../../page/lazy-screen.ts'

// Most people never look: what draws it comes when somebody does.
const ConnectorTables = lazyScreen(async () => (await import('./ConnectorTables.tsx')).ConnectorTables)

type TablePreviewProps = { connector: ClientConnector; onClose: () => void }

/** The tables that a connector's refreshes have written, to look into. */
export function TablePreview(props: TablePreviewProps) {
  const { selected } = useOrganisations()
  return (
    selected && (
      <Suspense>
        <ConnectorTables {...props} organisationId={selected.id} />
      </Suspense>
    )
  )
}
