import type { QueryClient } from '@tanstack/react-query'
import type { CustomSource, CustomSourceText, Id } from '@tributary/domain'
import {
  applyWrite,
  customSourceKey,
  customSourcesKey,
  customSourceVersionsKey,
  withSaved,
} from '@tributary/react'

/** Puts a saved source into the cached data. */
export async function storeSource(queries: QueryClient, organisationId: Id, saved: CustomSourceText) {
  const key = customSourceKey(organisationId, saved.id)
  await queries.cancelQueries({ queryKey: key })
  queries.setQueryData<CustomSourceText>(key, saved)
  queries.invalidateQueries({ queryKey: customSourceVersionsKey(organisationId, saved.id) })
  await applyWrite<CustomSource>(queries, customSourcesKey(organisationId), (rows) => withSaved(rows, saved))
}
