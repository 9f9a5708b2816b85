import { useQuery } from '@tanstack/react-query'
import type { ConnectorType, Id, SessionUser } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { type Attention, needsAttention } from '@tributary/sdk/rules'
import { useMemo } from 'react'
import { useWaiting } from '../../approvals/use-waiting.ts'
import { useClient } from '../../session/use-client.ts'
import { everyConnectorKey } from '../../shell/query-keys.ts'
import { renewed } from '../../shell/renewed.ts'

/** Nobody sits in front of Home and waits for bad news. Milliseconds. */
const ASKED_EVERY_MS = 60_000

/** What of an organisation needs this person; nothing as long as it is not known. */
export function useAttention(
  organisationId: Id,
  types: readonly ConnectorType[],
  viewer: SessionUser,
): Attention[] {
  const client = useClient()
  const { data } = useQuery({
    ...renewed,
    queryKey: everyConnectorKey(organisationId),
    queryFn: ({ signal }) =>
      listEveryConnector(client, { params: { orgId: organisationId } }, { signal, background: true }),
    refetchInterval: ASKED_EVERY_MS,
  })
  const waitingApprovals = useWaiting(viewer)?.count ?? 0
  return useMemo(() => {
    const typeOf = new Map(types.map(({ id, type }) => [String(id), type]))
    const connectors = (data ?? []).flatMap((connector) => {
      const type = typeOf.get(String(connector.sourceConnectorId))
      return type === undefined ? [] : [{ ...connector, type }]
    })
    return needsAttention({ connectors, waitingApprovals, viewer, now: client.now() })
  }, [data, types, waitingApprovals, viewer, client])
}
