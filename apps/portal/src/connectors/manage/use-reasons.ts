import type { ClientConnector } from '@tributary/domain'
import { connectorStatus } from '@tributary/sdk/connectors'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { keepReasonAtom, reasonsAtom } from './disconnection-reasons.ts'

/** Returns why a connector was disconnected. Connecting it again removes the reason. */
export function useReasons(connectors: readonly ClientConnector[]) {
  const reasons = useAtomValue(reasonsAtom)
  const keep = useSetAtom(keepReasonAtom)
  useEffect(() => {
    for (const { id, status } of connectors) if (connectorStatus(status) === 'connected') keep(id, null)
  }, [connectors, keep])
  return useCallback(({ id }: ClientConnector) => reasons[String(id)], [reasons])
}
