import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { reloadConnectors, usersKey } from '@tributary/react'
import { type BulkOrder, createBulkQueue } from '@tributary/sdk'
import type { Plan, Queue } from '@tributary/sdk/common'
import type { BulkAction, BulkStep } from '@tributary/sdk/connectors'
import type { BulkValues } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../session/use-client.ts'
import { keepReasonAtom } from '../manage/disconnection-reasons.ts'

type Options = { organisationId: Id; plan: Plan<BulkStep> }

/** Carries out an action on several connectors, and reloads their lists whenever it has ended. */
export function useBulkQueue({ organisationId, plan }: Options) {
  const client = useClient()
  const queries = useQueryClient()
  const keepReason = useSetAtom(keepReasonAtom)
  const [queue, setQueue] = useState<Queue<BulkStep> | null>(null)
  const progress = useSyncExternalStore(queue?.subscribe ?? never, queue?.getSnapshot ?? none)
  const changes = useRef<Id[]>([])
  useEffect(() => () => queue?.stop(), [queue])

  const start = async (action: BulkAction, values: BulkValues) => {
    const order = orderOf(action, values)
    const running =
      queue ??
      createBulkQueue(client, {
        ...{ organisationId, order, plan },
        onChange: (change) => changes.current.push(change),
      })
    setQueue(running)
    const ended = await running.start()
    const done = ended.items.filter(({ state }) => state === 'done').map(({ step }) => step.id)
    if (action === 'disconnect') keepReason(done, values.reason)
    if (action === 'people') queries.invalidateQueries({ queryKey: usersKey(organisationId) })
    reloadConnectors(queries, organisationId)
    return { ...ended, changes: changes.current }
  }
  return { progress, start, stop: () => queue?.stop() }
}

const never = () => () => {}
const none = () => null

function orderOf(action: BulkAction, { userIds, schedule }: BulkValues): BulkOrder {
  if (action === 'people') return { action, userIds }
  if (action === 'schedule') return { action, schedule: schedule === '' ? null : schedule }
  return { action }
}
