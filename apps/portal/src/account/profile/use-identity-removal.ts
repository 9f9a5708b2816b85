import type { QueryKey } from '@tanstack/react-query'
import type { LinkedIdentity } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { useRowRemoval } from '../../data/use-row-removal.ts'

/** Removes a linked identity from a list: it disappears immediately, and returns if the server refuses. */
export function useIdentityRemoval(queryKey: QueryKey, call: (id: string) => Promise<unknown>) {
  const { remove, withoutRemoved } = useRowRemoval<LinkedIdentity>(queryKey)
  return {
    remove: (identity: LinkedIdentity) =>
      remove(identity, {
        call: () => call(String(identity.id)),
        done: securityMessages.identities.removed(identity.displayName),
      }),
    withoutRemoved,
  }
}
