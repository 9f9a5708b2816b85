import { type ClientConnector, can, type SessionUser } from '@tributary/domain'
import { useConnectors, useStickyError } from '@tributary/react'
import { searchByName } from '@tributary/sdk/common'
import type { RefreshButton } from '@tributary/sdk/connectors'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useAddressSearch } from '../page/use-search-parameter.ts'
import { useWithToast } from './use-with-toast.ts'
import { visibleConnectors } from './visible-connectors.ts'

type Refresh = (connector: ClientConnector, request: RefreshButton['request']) => void

/** The state of the dashboard of one connector type. */
export type Dashboard =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      /** Whether the list is loaded; only the first cards are before. */
      whole: boolean
      /** Every connector this user may see, by name. */
      all: readonly ClientConnector[]
      /** The connectors that match the search. */
      found: readonly ClientConnector[]
      search: string
      clearSearch: () => void
      refresh: Refresh
      cancel: (connector: ClientConnector) => void
    }

/** The connectors of one type of the selected organisation, and the actions on them. */
export function useDashboard(connectorType: string, viewer: SessionUser): Dashboard {
  const { organisations, selected, loaded } = useOrganisations()
  const { query, first, refresh, cancel } = useConnectors(selected?.id, connectorType, {
    // Only the editor reads the properties.
    properties: can(viewer, 'connectors.edit'),
  })
  const error = useStickyError(query)
  const { search, clear: clearSearch } = useAddressSearch()
  // A search needs every name.
  const loadedRows = query.data ?? (search === '' ? first : undefined)
  const all = useMemo(() => visibleConnectors(viewer, loadedRows ?? []), [viewer, loadedRows])
  const found = useMemo(() => searchByName(all, search), [all, search])
  const press = useWithToast(refresh)
  const stop = useWithToast(cancel)

  if (organisations?.length === 0) return { state: 'without-organisation' }
  const whole = query.data !== undefined
  if (loadedRows && !error)
    return { state: 'ready', whole, all, found, search, clearSearch, refresh: press, cancel: stop }
  const failure = firstFailure(loaded, { error, isFetching: query.isFetching, refetch: query.refetch })
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}
