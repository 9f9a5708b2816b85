import { useQueryClient } from '@tanstack/react-query'
import { type Id, sameId, type User } from '@tributary/domain'
import { deleteUser, failureMessage } from '@tributary/sdk'
import { usersMessages } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { applyWrite } from '../data/apply-write.ts'
import { ignoreMissing } from '../data/ignore-missing.ts'
import { usersKey } from '../data/query-keys.ts'
import { usePending } from '../data/use-pending.ts'
import { useClient } from '../session/use-client.ts'

/** Removes somebody at once, and brings them back with the reason when that is refused. */
export function useRemovals(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { pending, send } = usePending<true>()

  const remove = useCallback(
    async (user: User) => {
      if (organisationId === undefined) return
      const { id } = user
      const leave = async () => {
        await deleteUser(client, { params: { id }, query: { orgId: organisationId } }).catch(ignoreMissing)
        await applyWrite<User>(queries, usersKey(organisationId), (rows) =>
          rows.filter((row) => !sameId(row.id, id)),
        )
        show({ type: 'success', content: usersMessages.removed(user) })
      }
      await send(id, true, leave).catch((error: unknown) =>
        show({ type: 'error', content: failureMessage(error) }),
      )
    },
    [client, queries, show, send, organisationId],
  )

  const overlay = useCallback(
    (rows: readonly User[]): readonly User[] =>
      pending.size === 0 ? rows : rows.filter(({ id }) => !pending.has(String(id))),
    [pending],
  )
  return { remove, overlay }
}
