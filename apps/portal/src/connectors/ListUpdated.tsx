import { useQueryClient } from '@tanstack/react-query'
import { UpdatedAgo } from '@tributary/ui'
import { useSyncExternalStore } from 'react'
import { useClient } from '../session/use-client.ts'
import { connectorsKey } from '../shell/query-keys.ts'
import { useOrganisations } from '../shell/use-organisations.ts'

/** When the list was last answered: a leaf of its own, so that a poll without news draws only this. */
export function ListUpdated({ connectorType }: { connectorType: string }) {
  const client = useClient()
  const queries = useQueryClient()
  const { selected } = useOrganisations()
  const updatedAt = useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => queries.getQueryState(connectorsKey(selected?.id ?? '', connectorType))?.dataUpdatedAt ?? 0,
  )
  // The query library writes the browser's time down; ages are counted by the server's.
  const offset = client.now().getTime() - Date.now()
  return updatedAt > 0 && <UpdatedAgo at={new Date(updatedAt + offset)} />
}
