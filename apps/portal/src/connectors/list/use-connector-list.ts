import type { ConnectorType, Organisation, SessionUser } from '@tributary/domain'
import { useEveryConnector, useStickyError } from '@tributary/react'
import { retryRequest } from '@tributary/sdk/connectors'
import type { LoadErrorProps, TriageListProps } from '@tributary/ui'
import { type ReactNode, useMemo } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useReconnect } from '../authorise/use-reconnect.tsx'
import { listedConnectors } from '../listed-connectors.ts'
import type { TypedConnector } from '../typed-connectors.ts'
import { useOrganisationTypes } from '../use-connector-types.ts'
import { useWithToast } from '../use-with-toast.ts'
import { useRowAction } from './use-row-action.ts'

/** The state of the list of all connectors. */
export type ConnectorList =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      connectors: readonly TypedConnector[]
      organisation: Organisation
      types: readonly ConnectorType[]
      act: TriageListProps<TypedConnector>['onAction']
      reconnectHref: (connector: TypedConnector) => string | null
      /** The dialog to draw while a provider needs a number first. */
      step: ReactNode
    }

/** The connectors of every type of the selected organisation, and the actions on them. */
export function useConnectorList(viewer: SessionUser): ConnectorList {
  const { organisations, selected, loaded } = useOrganisations()
  const own = useOrganisationTypes(selected?.id)
  const { query, refresh, cancel } = useEveryConnector(selected?.id)
  const error = useStickyError(query)
  const { data } = query
  const { types } = own
  const connectors = useMemo(
    () => data && types && listedConnectors(viewer, data, types),
    [viewer, data, types],
  )
  const press = useWithToast(refresh)
  const stop = useWithToast(cancel)
  const { reconnect, hrefOf, step } = useReconnect(types)
  const act = useRowAction({
    reconnect,
    cancel: stop,
    refresh: (connector) => press(connector, retryRequest),
  })

  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (selected && types && connectors && !error)
    return {
      state: 'ready',
      connectors,
      organisation: selected,
      types,
      act,
      reconnectHref: hrefOf,
      step,
    }
  const failure = firstFailure(loaded, own.loaded, {
    error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  })
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}
