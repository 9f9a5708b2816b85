import { useQueryClient } from '@tanstack/react-query'
import { type Id, type Status, statusNamed } from '@tributary/domain'
import { reloadConnectors, usersKey } from '@tributary/react'
import { createUserBulkQueue, type UserBulkOrder } from '@tributary/sdk'
import type { Plan, Queue } from '@tributary/sdk/common'
import type { UserBulkAction, UserBulkStep } from '@tributary/sdk/users'
import type { UserBulkValues } from '@tributary/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../session/use-client.ts'

type Options = {
  organisationId: Id
  plan: Plan<UserBulkStep>
  statuses: readonly Status[]
}

/** Carries out an action on several users, and reloads their list whenever it has ended. */
export function useUserBulkQueue({ organisationId, plan, ...known }: Options) {
  const client = useClient()
  const queries = useQueryClient()
  const [queue, setQueue] = useState<Queue<UserBulkStep> | null>(null)
  const progress = useSyncExternalStore(queue?.subscribe ?? never, queue?.getSnapshot ?? none)
  const changes = useRef<Id[]>([])
  useEffect(() => () => queue?.stop(), [queue])

  const start = async (action: UserBulkAction, values: UserBulkValues) => {
    const order = orderOf(action, values, known)
    const running =
      queue ??
      createUserBulkQueue(client, {
        ...{ organisationId, order, plan },
        onChange: (change) => changes.current.push(change),
      })
    setQueue(running)
    const ended = await running.start()
    void queries.invalidateQueries({ queryKey: usersKey(organisationId) })
    if (action === 'connectors') reloadConnectors(queries, organisationId)
    return { ...ended, changes: changes.current }
  }
  return { progress, start, stop: () => queue?.stop() }
}

const never = () => () => {}
const none = () => null

type Known = Pick<Options, 'statuses'>

function orderOf(
  action: UserBulkAction,
  { roleId, ids }: UserBulkValues,
  { statuses }: Known,
): UserBulkOrder {
  switch (action) {
    case 'role':
      return { action, roleId: needed(roleId) }
    case 'groups':
      return { action, groupIds: ids }
    case 'connectors':
      return { action, connectorIds: ids }
    case 'lock':
      return { action, statusId: needed(statusNamed(statuses, 'locked')?.id) }
    case 'password-link':
      return { action }
  }
}

function needed(id: Id | null | undefined): Id {
  if (id === null || id === undefined) throw new TypeError('The action needs a role or a status.')
  return id
}
