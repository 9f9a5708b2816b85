import { useQueryClient } from '@tanstack/react-query'
import type { Organisation } from '@tributary/domain'
import { organisationKey } from '@tributary/react'
import { useStore } from 'jotai'
import { selectedOrganisationIdAtom } from './organisation-atoms.ts'

/** Returns a function that selects another organisation and removes the data of the current one (SHELL-44). */
export function useSelectOrganisation(current: Organisation | null) {
  const queries = useQueryClient()
  const store = useStore()
  return (next: Organisation) => {
    if (next.id === current?.id) return
    store.set(selectedOrganisationIdAtom, next.id)
    if (current) queries.removeQueries({ queryKey: organisationKey(current.id) })
  }
}
