import { useQuery } from '@tanstack/react-query'
import type { Client } from '@tributary/domain'
import { clientsQuery, useStickyError } from '@tributary/react'
import { searchByName, sortedByName } from '@tributary/sdk/common'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useAddressSearch } from '../page/use-search-parameter.ts'
import { useClient } from '../session/use-client.ts'

/** The state of the organisations page. */
export type OrganisationList =
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      /** Every organisation the user manages, by name. */
      all: readonly Client[]
      /** The organisations that match the search. */
      found: readonly Client[]
      search: string
      clearSearch: () => void
      /** Whether the list is being reloaded, so that a missing organisation may still appear. */
      isRenewing: boolean
    }

/** The organisations the user manages, and those whose name matches the search. */
export function useOrganisationList(): OrganisationList {
  const client = useClient()
  const query = useQuery({
    ...clientsQuery(client),
    refetchOnMount: 'always',
  })
  const { data, isFetching, refetch } = query
  const error = useStickyError(query)
  const { search, clear: clearSearch } = useAddressSearch()
  const all = useMemo(() => sortedByName(data ?? []), [data])
  const found = useMemo(() => searchByName(all, search), [all, search])
  if (data) return { state: 'ready', all, found, search, clearSearch, isRenewing: isFetching }
  const failure = firstFailure({ error, isFetching, refetch })
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}
