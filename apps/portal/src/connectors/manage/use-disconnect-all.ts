import { useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Organisation } from '@tributary/domain'
import { applyWrite, connectorsKey } from '@tributary/react'
import { disconnectConnector, isSdkError } from '@tributary/sdk'
import { createQueue } from '@tributary/sdk/common'
import { type DisconnectStep, disconnectAllPlan, manageMessages } from '@tributary/sdk/connectors'
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

/** Ignores that another user has already disconnected or deleted it. */
function unlessOff(error: unknown): void {
  if (!isSdkError(error) || (error.statusCode !== 404 && error.statusCode !== 409)) throw error
}

/** Disconnects every live connector of a list, one call each. Failed ones can be retried (CONNMAN-26). */
export function useDisconnectAll({ organisation, connectorType, connectors, onDone }: Options) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const keepReason = useSetAtom(keepReasonAtom)
  const queryKey = connectorsKey(organisation.id, connectorType)
  const [{ queue, byStep }] = useState(() => {
    const plan = disconnectAllPlan(connectors)
    const found = new Map(connectors.map((connector) => [`disconnect ${connector.id}`, connector]))
    const send = ({ clientKey, connectorKey }: DisconnectStep, signal: AbortSignal) =>
      disconnectConnector(client, { params: { clientKey, connectorKey } }, { signal }).catch(unlessOff)
    return { queue: createQueue(plan, send), byStep: found }
  })
  const progress = useSyncExternalStore(queue.subscribe, queue.getSnapshot)
  useEffect(() => queue.stop, [queue])

  const start = async (reason: string) => {
    const { state, items, done } = await queue.start()
    const finished = items.filter((item) => item.state === 'done')
    const disconnected = finished.flatMap(({ step }) => byStep.get(step.key) ?? [])
    for (const { id } of disconnected) keepReason(id, reason)
    await applyWrite<ClientConnector>(queries, queryKey, (rows) =>
      disconnected.reduce((now, { id }) => withStatus(now, id, 'DISCONNECTED'), [...rows]),
    )
    if (state !== 'done') return
    show({ type: 'success', content: manageMessages.allDisconnected(done) })
    onDone()
  }
  const nameOf = ({ key }: DisconnectStep) => byStep.get(key)?.name ?? ''
  return { progress, start, stop: queue.stop, nameOf }
}
