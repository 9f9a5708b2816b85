import type { Id } from '@tributary/domain'
import type { AreaStructure } from '@tributary/sdk/excel'
import { useMemo } from 'react'
import { useUserList } from '../../users/use-user-list.ts'
import { useStructureList } from './structure-lists.ts'

/** The lists that say who sees areas and sub-areas, once all of them are there. */
export function useAreaStructure(organisationId: Id): { structure: AreaStructure | null; failed: boolean } {
  const asked = {
    areas: useStructureList('areas', organisationId),
    subareas: useStructureList('subareas', organisationId),
    groups: useStructureList('groups', organisationId),
    users: useUserList(organisationId),
  }
  const [areas, subareas] = [asked.areas.data, asked.subareas.data]
  const [groups, users] = [asked.groups.data, asked.users.data]
  const structure = useMemo(
    () => (areas && subareas && groups && users ? { areas, subareas, groups, users } : null),
    [areas, subareas, groups, users],
  )
  return { structure, failed: Object.values(asked).some(({ isError }) => isError) }
}
