import type { ClientConnector } from '@tributary/domain'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'

// Few users open it, so its code is loaded only then.
const ConnectorTables = lazyScreen(async () => (await import('./ConnectorTables.tsx')).ConnectorTables)

type TablePreviewProps = { connector: ClientConnector; onClose: () => void }

/** The tables that a connector's refreshes have written. */
export function TablePreview(props: TablePreviewProps) {
  const { selected } = useOrganisations()
  return (
    selected && (
      <ChunkSuspense>
        <ConnectorTables {...props} organisationId={selected.id} />
      </ChunkSuspense>
    )
  )
}
