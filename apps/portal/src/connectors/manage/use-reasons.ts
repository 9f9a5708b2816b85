import type { ClientConnector } from '@tributary/domain'
import { connectorStatus } from '@tributary/sdk/connectors'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { keepReasonAtom, reasonsAtom } from './disconnection-reasons.ts'

/** Returns why a connector was disconnected. Connecting it again removes the reason. */
export function useReasons(connectors: readonly ClientConnector[]) {
  const reasons = useAtomValue(reasonsAtom)
  const keep = useSetAtom(keepReasonAtom)
  const forgetReconnected = useEffectEvent((all: readonly ClientConnector[]) => {
    for (const { id, status } of all)
      if (reasons[String(id)] !== undefined && connectorStatus(status) === 'connected') keep(id, null)
  })
  useEffect(() => forgetReconnected(connectors), [connectors])
  return useCallback(({ id }: ClientConnector) => reasons[String(id)], [reasons])
}
