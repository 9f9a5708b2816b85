import type { Id } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import type { SearchedStructure } from '@tributary/sdk/excel'
import { useMemo } from 'react'
import { useLoaded } from '../load-state.ts'

/** The lists that are searched. `true` loads only what is not up to date. The structure stays the same object until one of them changes. */
export function useSearchedStructure(
  organisationId: Id | undefined,
  refetchOnMount: 'always' | true = 'always',
) {
  const refetch = { refetchOnMount }
  const areas = useLoaded(useStructureList('areas', organisationId, refetch))
  const subareas = useLoaded(useStructureList('subareas', organisationId, refetch))
  const versions = useLoaded(useStructureList('versions', organisationId, refetch))
  const entities = useLoaded(useStructureList('entities', organisationId, refetch))
  const helperTables = useLoaded(useStructureList('helperTables', organisationId, refetch))
  const groups = useLoaded(useStructureList('groups', organisationId, refetch))
  const structure = useMemo(
    () =>
      structureOf({
        areas: areas.data,
        subareas: subareas.data,
        versions: versions.data,
        entities: entities.data,
        helperTables: helperTables.data,
        groups: groups.data,
      }),
    [areas.data, subareas.data, versions.data, entities.data, helperTables.data, groups.data],
  )
  return { structure, lists: [areas, subareas, versions, entities, helperTables, groups] }
}

type Lists = { [List in keyof SearchedStructure]: SearchedStructure[List] | undefined }

function structureOf(lists: Lists): SearchedStructure | null {
  const { areas, subareas, versions, entities, helperTables, groups } = lists
  if (!areas || !subareas || !versions || !entities || !helperTables || !groups) return null
  return { areas, subareas, versions, entities, helperTables, groups }
}
