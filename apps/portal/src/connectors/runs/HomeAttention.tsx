import { type ConnectorType, can, type Id, type SessionUser } from '@tributary/domain'
import type { Attention } from '@tributary/sdk/rules'
import { NeedsAttention } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../session/session-atoms.ts'
import { connectorHome, connectorManagement } from '../connector-paths.ts'
import { useAttention } from './use-attention.ts'

type HomeAttentionProps = { organisationId: Id; types: readonly ConnectorType[] }

/** What needs whoever is signed in, above everything else on Home. */
export function HomeAttention(props: HomeAttentionProps) {
  const viewer = useAtomValue(userAtom)
  return viewer && <For {...props} viewer={viewer} />
}

function For({ organisationId, types, viewer }: HomeAttentionProps & { viewer: SessionUser }) {
  const items = useAttention(organisationId, types, viewer)
  return <NeedsAttention items={items} hrefOf={whereTo(viewer)} />
}

/** Where it can be seen to: authorised again on the management page, everything else of a connector on its card. */
const whereTo =
  (viewer: SessionUser) =>
  (item: Attention): string => {
    if (item.kind === 'approvals') return '/admin/approvals'
    if (item.kind === 're-authorise' && can(viewer, 'connectors.open-manage'))
      return connectorManagement(item.type)
    return `${connectorHome(item.type)}?search=${encodeURIComponent(item.name.toLowerCase())}`
  }
