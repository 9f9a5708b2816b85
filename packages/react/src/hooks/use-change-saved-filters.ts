'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { byName, type Id, type SavedFilter, sameId } from '@tributary/domain'
import { createSavedFilter, deleteSavedFilter, updateSavedFilter } from '@tributary/sdk'
import { withSaved, writeCache } from '../cache/apply-write.ts'
import { savedFiltersKey } from '../cache/keys.ts'
import { useClient } from '../provider/client-context.ts'

/** The values of a filter that a user decides. */
export type FilterValues = Pick<SavedFilter, 'name' | 'query' | 'shared'>

/** A change of a saved filter. */
export type FilterChange = {
  /** The filter as it is. */
  filter: SavedFilter
  /** The new values. */
  change: Partial<FilterValues>
}

/** The id of a filter until the server has responded. */
const unsavedId = (name: string) => `unsaved ${name}`

const without = (rows: readonly SavedFilter[], id: Id) => rows.filter((row) => !sameId(row.id, id))
const inOrder = (rows: readonly SavedFilter[], row: SavedFilter) =>
  withSaved(rows, row).toSorted((a, b) => byName(a.name, b.name))

/**
 * Saves, changes and deletes filters. The list of `useSavedFilters` shows it immediately, and as it was before when the
 * server refuses.
 */
export function useChangeSavedFilters(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = savedFiltersKey(organisationId)
  const params = { orgId: organisationId }
  const show = (change: (rows: readonly SavedFilter[]) => SavedFilter[]) =>
    writeCache<SavedFilter[]>(queries, queryKey, change)
  const onSettled = () => queries.invalidateQueries({ queryKey })

  const create = useMutation({
    mutationFn: async (body: FilterValues) => (await createSavedFilter(client, { params, body })).data,
    onMutate: (values) =>
      show((rows) => inOrder(rows, { ...values, id: unsavedId(values.name), own: true, by: null })),
    onSuccess: (saved, { name }) => show((rows) => inOrder(without(rows, unsavedId(name)), saved)),
    onError: (_error, { name }) => show((rows) => without(rows, unsavedId(name))),
    onSettled,
  })
  const update = useMutation({
    mutationFn: async ({ filter: { id }, change }: FilterChange) =>
      (await updateSavedFilter(client, { params: { ...params, id }, body: change })).data,
    onMutate: ({ filter, change }) => show((rows) => inOrder(rows, { ...filter, ...change })),
    onSuccess: (saved) => show((rows) => inOrder(rows, saved)),
    onError: (_error, { filter }) => show((rows) => inOrder(rows, filter)),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: async ({ id }: SavedFilter) => {
      await deleteSavedFilter(client, { params: { ...params, id } })
    },
    onMutate: ({ id }) => show((rows) => without(rows, id)),
    onError: (_error, filter) => show((rows) => inOrder(rows, filter)),
    onSettled,
  })
  return { create, update, remove }
}
