import { useQueryClient } from '@tanstack/react-query'
import { type Id, sameId, type User } from '@tributary/domain'
import { deleteUser } from '@tributary/sdk'
import { failureMessage, usersMessages } from '@tributary/sdk/rules'
import { useToasts } from '@tributary/ui'
import { useCallback, useState } from 'react'
import { unlessGone } from '../profile/unless-gone.ts'
import { useClient } from '../session/use-client.ts'
import { usersKey } from '../shell/query-keys.ts'

/**
 * Removals on their way to the server. They lie over the list instead of in it: a list that comes between press and
 * answer brings nobody back, and a refusal does, with the reason.
 */
export function useRemovals(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())

  const remove = useCallback(
    async (user: User) => {
      if (organisationId === undefined) return
      const id = String(user.id)
      const queryKey = usersKey(organisationId)
      setLeaving((before) => new Set(before).add(id))
      try {
        await deleteUser(client, { params: { id }, query: { orgId: organisationId } }).catch(unlessGone)
        // An answer that was asked for before the removal knows nothing of it.
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<User[]>(queryKey, (rows) => rows?.filter((row) => !sameId(row.id, id)))
        queries.invalidateQueries({ queryKey })
        show({ type: 'success', content: usersMessages.removed(user) })
      } catch (error) {
        show({ type: 'error', content: failureMessage(error) })
      } finally {
        setLeaving((before) => new Set([...before].filter((other) => other !== id)))
      }
    },
    [client, queries, show, organisationId],
  )

  const overlay = useCallback(
    (rows: readonly User[]): readonly User[] =>
      leaving.size === 0 ? rows : rows.filter(({ id }) => !leaving.has(String(id))),
    [leaving],
  )
  return { remove, overlay }
}
