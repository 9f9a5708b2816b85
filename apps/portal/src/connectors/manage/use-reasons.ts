import type { ClientConnector } from '@tributary/domain'
import { connectorStanding } from '@tributary/sdk/connectors'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { keepReasonAtom, reasonsAtom } from './disconnection-reasons.ts'

/** Why a connector of the list was disconnected. One that is connected again has no reason any more. */
export function useReasons(connectors: readonly ClientConnector[]) {
  const reasons = useAtomValue(reasonsAtom)
  const keep = useSetAtom(keepReasonAtom)
  useEffect(() => {
    for (const { id, status } of connectors) if (connectorStanding(status) === 'connected') keep(id, null)
  }, [connectors, keep])
  return useCallback(({ id }: ClientConnector) => reasons[String(id)], [reasons])
}
