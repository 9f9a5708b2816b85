import { useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Organisation } from '@tributary/domain'
import { applyWrite, connectorsKey } from '@tributary/react'
import { createBulkQueue } from '@tributary/sdk'
import { disconnectAllPlan, manageMessages } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../session/use-client.ts'
import { keepReasonAtom } from './disconnection-reasons.ts'
import { withStatus } from './use-status-changes.ts'

type Options = {
  organisation: Organisation
  connectorType: string
  /** The connectors at the time of the press. */
  connectors: readonly ClientConnector[]
  onDone: () => void
}

/** Disconnects every live connector of a list, one call each. Failed ones can be retried (CONNMAN-26). */
export function useDisconnectAll({ organisation, connectorType, connectors, onDone }: Options) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const keepReason = useSetAtom(keepReasonAtom)
  const queryKey = connectorsKey(organisation.id, connectorType)
  const [queue] = useState(() =>
    createBulkQueue(client, {
      organisationId: organisation.id,
      order: { action: 'disconnect' },
      plan: disconnectAllPlan(connectors),
    }),
  )
  const progress = useSyncExternalStore(queue.subscribe, queue.getSnapshot)
  useEffect(() => queue.stop, [queue])

  const start = async (reason: string) => {
    const { state, items, done } = await queue.start()
    const disconnected = items.filter((item) => item.state === 'done').map(({ step }) => step)
    keepReason(
      disconnected.map(({ id }) => id),
      reason,
    )
    await applyWrite<ClientConnector>(queries, queryKey, (rows) =>
      disconnected.reduce((now, { id }) => withStatus(now, id, 'DISCONNECTED'), [...rows]),
    )
    if (state !== 'done') return
    show({ type: 'success', content: manageMessages.allDisconnected(done) })
    onDone()
  }
  return { progress, start, stop: queue.stop }
}
