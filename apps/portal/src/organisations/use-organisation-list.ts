import { useQuery } from '@tanstack/react-query'
import type { Client } from '@tributary/domain'
import { listClients } from '@tributary/sdk'
import { searchByName, sortedByName } from '@tributary/sdk/common'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { clientsKey } from '../data/query-keys.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useAddressSearch } from '../page/use-search-parameter.ts'
import { useClient } from '../session/use-client.ts'

/** What the organisations page lists (portal spec 2.13). */
export type OrganisationList =
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      /** All this person manages, by name. */
      all: readonly Client[]
      /** Those the search finds. */
      found: readonly Client[]
      search: string
      clearSearch: () => void
      /** The server is being asked anew: what is missing may still come. */
      isRenewing: boolean
    }

/** The organisations this person manages, and those of them whose name the address searches for (ORG-02, ORG-10). */
export function useOrganisationList(): OrganisationList {
  const client = useClient()
  const query = useQuery({
    queryKey: clientsKey,
    queryFn: ({ signal }) => listClients(client, {}, { signal }),
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
