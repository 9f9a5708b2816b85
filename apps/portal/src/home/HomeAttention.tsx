import { type ClientConnector, type ConnectorType, can, type SessionUser, sameId } from '@tributary/domain'
import type { Attention } from '@tributary/sdk/connectors'
import { NeedsAttention } from '@tributary/ui'
import type { ReactNode } from 'react'
import { connectorCard, connectorManagement } from '../connectors/connector-paths.ts'
import { AskToReconnect } from '../connectors/reconnect/AskToReconnect.tsx'
import type { Known } from './known.ts'
import { useAttention } from './use-attention.ts'

type HomeAttentionProps = {
  connectors: Known<ClientConnector[]>
  types: readonly ConnectorType[]
  viewer: SessionUser
}

/** What needs the attention of the user, above everything else on Home. */
export function HomeAttention({ connectors, types, viewer }: HomeAttentionProps): ReactNode {
  const items = useAttention(connectors, types, viewer)
  const actionOf = (item: Attention) => {
    if (item.kind !== 're-authorise' || typeof connectors !== 'object') return null
    const connector = connectors.find(({ id }) => sameId(id, item.id))
    const connectorType = types.find(({ type }) => type === item.type)
    return connector && <AskToReconnect connector={connector} connectorType={connectorType} compact />
  }
  return <NeedsAttention items={items} hrefOf={whereTo(viewer)} actionOf={actionOf} />
}

/** The page that resolves an item: the management page for a new authorisation, else the connector's card. */
const whereTo =
  (viewer: SessionUser) =>
  (item: Attention): string => {
    if (item.kind === 'approvals') return '/admin/approvals'
    if (item.kind === 're-authorise' && can(viewer, 'connectors.open-manage'))
      return connectorManagement(item.type)
    return connectorCard(item.type, item.name)
  }
