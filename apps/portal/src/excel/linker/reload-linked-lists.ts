import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, usersKey } from '@tributary/react'

/** Reloads every list that contains links. Resolves when the lists on screen are up to date, and never rejects. */
export async function reloadLinkedLists(queries: QueryClient, organisationId: Id): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'excel') }),
    queries.invalidateQueries({ queryKey: usersKey(organisationId) }),
    queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'xero2sql') }),
  ])
}
