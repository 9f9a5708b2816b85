import type { SavedFilter } from '@tributary/domain'

const saved = (values: Partial<SavedFilter>): SavedFilter => ({
  id: 'filter-1',
  name: 'Failing',
  query: 'state=error,refused',
  shared: false,
  own: true,
  by: 'Ada Oak',
  ...values,
})

/** A personal filter, one that the user shares, and one of another user. */
export const savedFilters: readonly SavedFilter[] = [
  saved({}),
  saved({ id: 'filter-2', name: 'Mine', query: 'mine=true', shared: true }),
  saved({
    id: 'filter-3',
    name: 'Stale Xero data of all branches',
    query: 'state=stale&type=xero',
    shared: true,
    own: false,
    by: 'Ingrid Solheim',
  }),
]
