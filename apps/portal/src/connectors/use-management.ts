import { type ClientConnector, can, type Organisation, type SessionUser } from '@tributary/domain'
import { type SendRefresh, useConnectors, useStickyError } from '@tributary/react'
import { failureMessage, refreshConnectorByKey } from '@tributary/sdk'
import { searchByName } from '@tributary/sdk/common'
import { connectorsMessages, manageMessages } from '@tributary/sdk/connectors'
import { type LoadErrorProps, useToasts } from '@tributary/ui'
import { useCallback, useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useAddressSearch } from '../page/use-search-parameter.ts'
import { useClient } from '../session/use-client.ts'
import { useReasons } from './manage/use-reasons.ts'
import { useStatusChanges } from './manage/use-status-changes.ts'
import { visibleConnectors } from './visible-connectors.ts'

/** The state of the management page of one connector type. */
export type Management =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | ReadyManagement

export type ReadyManagement = {
  state: 'ready'
  organisation: Organisation
  /** Whether the list is loaded; only the first cards are before. */
  whole: boolean
  /** Every connector this user may see, by name. */
  all: readonly ClientConnector[]
  /** The connectors that match the search. */
  found: readonly ClientConnector[]
  search: string
  clearSearch: () => void
  /** Why a connector was disconnected, if that was done in this tab. */
  reasonOf: (connector: ClientConnector) => string | undefined
  /** The reason typed for a disconnect that was refused. */
  refusedReasonOf: (connector: ClientConnector) => string | undefined
  disconnect: (connector: ClientConnector, reason: string) => void
  remove: (connector: ClientConnector) => void
  /** Starts an incremental refresh by the connector's keys (CONNMAN-32). */
  retry: (connector: ClientConnector) => void
}

/** The connectors of one type of the selected organisation. The dashboard uses the same list. */
export function useManagement(connectorType: string, viewer: SessionUser): Management {
  const { organisations, selected, loaded } = useOrganisations()
  const { query, first, refresh } = useConnectors(selected?.id, connectorType, {
    // Only the editor reads the properties.
    properties: can(viewer, 'connectors.edit'),
  })
  const error = useStickyError(query)
  const { search, clear: clearSearch } = useAddressSearch()
  const { overlay, ...moves } = useStatusChanges(selected?.id, connectorType)
  // A search needs every name.
  const loadedRows = query.data ?? (search === '' ? first : undefined)
  const all = useMemo(
    () => visibleConnectors(viewer, overlay(loadedRows ?? [])),
    [viewer, overlay, loadedRows],
  )
  const found = useMemo(() => searchByName(all, search), [all, search])
  const reasonOf = useReasons(all)
  const retry = useRetry(refresh)

  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (selected && loadedRows && !error) {
    const list = { whole: query.data !== undefined, all, found, search, clearSearch, reasonOf }
    return { state: 'ready', organisation: selected, ...list, ...moves, retry }
  }
  const failure = firstFailure(loaded, { error, isFetching: query.isFetching, refetch: query.refetch })
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}

function useRetry(refresh: ReturnType<typeof useConnectors>['refresh']) {
  const client = useClient()
  const { show } = useToasts()
  return useCallback(
    (connector: ClientConnector) => {
      const sendByKey: SendRefresh = async ({ clientKey, key: connectorKey }, body) =>
        (await refreshConnectorByKey(client, { params: { clientKey, connectorKey }, body })).data
      const request = { fullTransactionSync: false, statusMessage: connectorsMessages.refreshRequested }
      refresh(connector, request, sendByKey).then(
        () => show({ type: 'success', content: manageMessages.retryStarted(connector.name) }),
        (error: unknown) => show({ type: 'error', content: failureMessage(error) }),
      )
    },
    [client, refresh, show],
  )
}
