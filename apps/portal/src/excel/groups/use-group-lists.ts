import type { SecurityGroup } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import type { GroupLists } from '@tributary/sdk/excel'
import { useMemo } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { type LoadState, loadState, useLoaded } from '../load-state.ts'

/** The lists that the wizard offers, and the groups. */
export type WizardLists = LoadState<{
  lists: GroupLists
  groups: readonly SecurityGroup[]
  /** The groups are being requested again. */
  isReloading: boolean
}>

export function useGroupLists(): WizardLists {
  const organisations = useOrganisations()
  const id = organisations.selected?.id
  const areas = useLoaded(useStructureList('areas', id))
  const subareas = useLoaded(useStructureList('subareas', id))
  const versions = useLoaded(useStructureList('versions', id))
  const groups = useLoaded(useStructureList('groups', id))
  const lists = useMemo<GroupLists | null>(
    () =>
      areas.data && subareas.data && versions.data
        ? { areas: areas.data, subareas: subareas.data, versions: versions.data }
        : null,
    [areas.data, subareas.data, versions.data],
  )
  const data = lists && groups.data && { lists, groups: groups.data, isReloading: groups.isFetching }
  return loadState(organisations, data, areas, subareas, versions, groups)
}
