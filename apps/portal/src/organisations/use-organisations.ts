import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '@tributary/domain'
import { listOrganisations } from '@tributary/sdk'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { organisationsKey } from '../data/query-keys.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useClient } from '../session/use-client.ts'
import { keepForTabAtom, selectedOrganisation, selectedOrganisationIdAtom } from './organisation-atoms.ts'

/** The user's organisations and the selected one, which is null while loading or without any. */
export function useOrganisations() {
  const client = useClient()
  const query = useQuery({
    queryKey: organisationsKey,
    queryFn: ({ signal }) => listOrganisations(client, {}, { signal }),
  })
  const { data, isFetching, refetch } = query
  const error = useStickyError(query)
  const rememberedId = useAtomValue(selectedOrganisationIdAtom)
  const selected: Organisation | null = data ? selectedOrganisation(data, rememberedId) : null
  const selectedId = selected?.id
  const keepForTab = useSetAtom(keepForTabAtom)
  useEffect(() => {
    if (selectedId !== undefined) keepForTab(selectedId)
  }, [selectedId, keepForTab])
  return { organisations: data, selected, loaded: { error, isFetching, refetch } }
}
