import { useQuery } from '@tanstack/react-query'
import type { ConnectorType, Id, SessionUser } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { type Attention, needsAttention } from '@tributary/sdk/rules'
import { useMemo } from 'react'
import { useWaitingCount } from '../../approvals/use-waiting.ts'
import { useClient } from '../../session/use-client.ts'
import { everyConnectorKey } from '../../shell/query-keys.ts'
import { renewed } from '../../shell/renewed.ts'

/** Nobody sits in front of Home and waits for bad news. Milliseconds. */
const ASKED_EVERY_MS = 60_000

/** What of an organisation needs this person; nothing until all of it is known, so that what is below moves once. */
export function useAttention(
  organisationId: Id,
  types: readonly ConnectorType[],
  viewer: SessionUser,
): Attention[] {
  const client = useClient()
  const { data, isPending } = useQuery({
    ...renewed,
    queryKey: everyConnectorKey(organisationId),
    queryFn: ({ signal }) =>
      listEveryConnector(client, { params: { orgId: organisationId } }, { signal, background: true }),
    refetchInterval: ASKED_EVERY_MS,
  })
  const waitingApprovals = useWaitingCount(viewer)
  return useMemo(() => {
    if (isPending || waitingApprovals === undefined) return []
    const typeOf = new Map(types.map(({ id, type }) => [String(id), type]))
    const connectors = (data ?? []).flatMap((connector) => {
      const type = typeOf.get(String(connector.sourceConnectorId))
      return type === undefined ? [] : [{ ...connector, type }]
    })
    return needsAttention({ connectors, waitingApprovals, viewer, now: client.now() })
  }, [isPending, data, types, waitingApprovals, viewer, client])
}
