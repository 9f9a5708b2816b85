import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, usersKey } from '../../data/query-keys.ts'

/**
 * What tells of links anywhere is asked for anew: areas tell of their sub-areas and the other way round. It ends when what
 * is shown now is new, and never rejects.
 */
export async function renewAfterLinks(queries: QueryClient, organisationId: Id): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'excel') }),
    queries.invalidateQueries({ queryKey: usersKey(organisationId) }),
    queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'xero2sql') }),
  ])
}
