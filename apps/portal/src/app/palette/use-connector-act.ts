import type { ConnectorType, Id } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { type ConnectorAction, chargesForFirstRefresh, connectTarget } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useLocation } from 'wouter'
import { reconnectWay } from '../../connectors/authorise/reconnect-way.ts'
import { useRedirectToProvider } from '../../connectors/authorise/use-redirect-to-provider.ts'
import {
  connectorCard,
  connectorEditor,
  connectorManagement,
  connectorSheet,
} from '../../connectors/connector-paths.ts'
import type { TypedConnector } from '../../connectors/typed-connectors.ts'
import { useRefreshWithToast } from '../../connectors/use-refresh-with-toast.ts'

type Act = (kind: ConnectorAction['kind'], connector: TypedConnector) => void

/** Returns a function that does an action on a connector, from any page. A toast shows the result. */
export function useConnectorAct(organisationId: Id | undefined, types: readonly ConnectorType[]): Act {
  const [, navigate] = useLocation()
  const { refresh, cancel } = useRefreshWithToast(organisationId)
  const reconnect = useReconnect(types)
  return (kind, connector) => {
    const { type, name, id } = connector
    const acts: Record<ConnectorAction['kind'], () => void> = {
      refresh: () =>
        chargesForFirstRefresh(connector) ? navigate(connectorCard(type, name)) : refresh(connector),
      retry: () => refresh(connector),
      cancel: () => cancel(connector),
      reconnect: () => reconnect(connector),
      authorise: () => reconnect(connector),
      fix: () => navigate(connectorSheet(type, connector, 'fix')),
      history: () => navigate(connectorSheet(type, connector, 'history')),
      edit: () => navigate(connectorEditor(type, id)),
    }
    acts[kind]()
  }
}

/** Returns a function that leads to the provider, or to the page that connects a type without one. */
function useReconnect(types: readonly ConnectorType[]) {
  const [, navigate] = useLocation()
  const { show } = useToasts()
  const { leave } = useRedirectToProvider()
  return ({ type, id }: TypedConnector) => {
    const connectorType = types.find((one) => one.type === type)
    if (!connectorType) return
    const way = reconnectWay(connectorType, id)
    if ('href' in way) return navigate(way.href)
    if (connectTarget(connectorType) === 'organisation-number') return navigate(connectorManagement(type))
    const { connectorId } = way
    leave(type, connectorId === undefined ? {} : { connectorId }, id).catch((failure: unknown) =>
      show({ type: 'error', content: failureMessage(failure) }),
    )
  }
}
