import type { Organisation } from '@tributary/domain'
import { useOrganisations as useOrganisationList, useStickyError } from '@tributary/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { keepShownAtom, selectedOrganisation, selectedOrganisationIdAtom } from './organisation-atoms.ts'

/** The user's organisations and the selected one, which is null while loading or without any. */
export function useOrganisations() {
  const query = useOrganisationList()
  const { data, isFetching, refetch } = query
  const error = useStickyError(query)
  const rememberedId = useAtomValue(selectedOrganisationIdAtom)
  const selected: Organisation | null = data ? selectedOrganisation(data, rememberedId) : null
  const selectedId = selected?.id
  const keepShown = useSetAtom(keepShownAtom)
  useEffect(() => {
    if (selectedId !== undefined) keepShown({ id: selectedId, selectedId: rememberedId })
  }, [selectedId, rememberedId, keepShown])
  return { organisations: data, selected, loaded: { error, isFetching, refetch } }
}
