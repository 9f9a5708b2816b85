import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { LinkedIdentity } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { securityMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { ignoreMissing } from '../../data/ignore-missing.ts'

/** Removes a linked identity of a list: it leaves the list immediately, and returns if the server keeps it. */
export function useIdentityRemoval(queryKey: QueryKey, remove: (id: string) => Promise<unknown>) {
  const queries = useQueryClient()
  const { show } = useToasts()
  return async ({ id, displayName }: LinkedIdentity) => {
    // A list under way would bring it back.
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData<LinkedIdentity[]>(queryKey)
    queries.setQueryData<LinkedIdentity[]>(queryKey, (now) => now?.filter((other) => other.id !== id))
    try {
      await remove(String(id)).catch(ignoreMissing)
      show({ type: 'success', content: securityMessages.identities.removed(displayName) })
    } catch (error) {
      queries.setQueryData(queryKey, before)
      show({ type: 'error', content: failureMessage(error) })
    }
    await queries.invalidateQueries({ queryKey })
  }
}
