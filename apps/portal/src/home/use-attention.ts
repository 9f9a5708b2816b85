import type { ClientConnector, ConnectorType, SessionUser } from '@tributary/domain'
import { type Attention, needsAttention } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import { useWaitingCount } from '../approvals/use-waiting-count.ts'
import { typedConnectors } from '../connectors/typed-connectors.ts'
import { useClient } from '../session/use-client.ts'
import type { Known } from './known.ts'

/** What needs the user's attention: undefined while it loads, "unknown" if it failed to load and nothing else waits. */
export function useAttention(
  connectors: Known<ClientConnector[]>,
  types: readonly ConnectorType[],
  viewer: SessionUser,
): readonly Attention[] | 'unknown' | undefined {
  const client = useClient()
  const waitingApprovals = useWaitingCount(viewer)
  return useMemo(() => {
    if (connectors === undefined || waitingApprovals === undefined) return undefined
    const typed = typedConnectors(connectors === 'unknown' ? [] : connectors, types)
    const items = needsAttention({ connectors: typed, waitingApprovals, viewer, now: client.now() })
    return items.length === 0 && connectors === 'unknown' ? 'unknown' : items
  }, [connectors, types, waitingApprovals, viewer, client])
}
