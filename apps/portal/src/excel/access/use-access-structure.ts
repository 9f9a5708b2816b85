import type { AccessStructure, Id } from '@tributary/domain'
import { useStructureList, useUsers } from '@tributary/react'
import { useMemo } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { type LoadState, loadState, useLoaded } from '../load-state.ts'

/** Everything that decides what the users of the selected organisation see in Excel. */
export type LoadedStructure = LoadState<{ structure: AccessStructure }>

export function useAccessStructure(): LoadedStructure {
  const organisations = useOrganisations()
  const { structure, lists } = useAccessLists(organisations.selected?.id)
  return loadState(organisations, structure && { structure }, ...lists)
}

/** The seven lists. `true` loads only what is not up to date. The structure stays the same object until one of them changes. */
export function useAccessLists(organisationId: Id | undefined, refetchOnMount: 'always' | true = 'always') {
  const refetch = { refetchOnMount }
  const areas = useLoaded(useStructureList('areas', organisationId, refetch))
  const subareas = useLoaded(useStructureList('subareas', organisationId, refetch))
  const versions = useLoaded(useStructureList('versions', organisationId, refetch))
  const helperTables = useLoaded(useStructureList('helperTables', organisationId, refetch))
  const entities = useLoaded(useStructureList('entities', organisationId, refetch))
  const groups = useLoaded(useStructureList('groups', organisationId, refetch))
  const users = useLoaded(useUsers(organisationId))
  const structure = useMemo(
    () =>
      structureOf({
        areas: areas.data,
        subareas: subareas.data,
        versions: versions.data,
        helperTables: helperTables.data,
        entities: entities.data,
        groups: groups.data,
        users: users.data,
      }),
    [areas.data, subareas.data, versions.data, helperTables.data, entities.data, groups.data, users.data],
  )
  return { structure, lists: [areas, subareas, versions, helperTables, entities, groups, users] }
}

type Lists = { [List in keyof AccessStructure]: AccessStructure[List] | undefined }

function structureOf(lists: Lists): AccessStructure | null {
  const { areas, subareas, versions, helperTables, entities, groups, users } = lists
  if (!areas || !subareas || !versions || !helperTables || !entities || !groups || !users) return null
  return { areas, subareas, versions, helperTables, entities, groups, users }
}
