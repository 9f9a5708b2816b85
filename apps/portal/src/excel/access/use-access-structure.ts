import type { AccessStructure, Organisation } from '@tributary/domain'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useStickyError } from '../../data/use-sticky-error.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useUserList } from '../../users/use-user-list.ts'
import { useStructureList } from '../structure/structure-lists.ts'

/** Everything that decides about what the people of the selected organisation see in Excel. */
export type LoadedStructure =
  | { state: 'loading'; organisation: Organisation | null }
  | { state: 'without-organisation'; organisation: null }
  | { state: 'failed'; organisation: Organisation | null; failure: LoadErrorProps }
  | { state: 'ready'; organisation: Organisation; structure: AccessStructure }

export function useAccessStructure(): LoadedStructure {
  const { organisations, selected, loaded } = useOrganisations()
  const { structure, lists } = useLists(selected?.id)
  const failure = firstFailure(loaded, ...lists)
  if (organisations?.length === 0) return { state: 'without-organisation', organisation: null }
  if (selected && structure) return { state: 'ready', organisation: selected, structure }
  return failure
    ? { state: 'failed', organisation: selected, failure }
    : { state: 'loading', organisation: selected }
}

/** The seven lists; the structure is the same object as long as none of them changes. */
function useLists(organisationId: Organisation['id'] | undefined) {
  const areas = useLoaded(useStructureList('areas', organisationId))
  const subareas = useLoaded(useStructureList('subareas', organisationId))
  const versions = useLoaded(useStructureList('versions', organisationId))
  const helperTables = useLoaded(useStructureList('helperTables', organisationId))
  const entities = useLoaded(useStructureList('entities', organisationId))
  const groups = useLoaded(useStructureList('groups', organisationId))
  const users = useLoaded(useUserList(organisationId))
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

type Query<Data> = Parameters<typeof useStickyError>[0] & {
  data: Data | undefined
  isFetching: boolean
  refetch: () => unknown
}

function useLoaded<Data>(query: Query<Data>) {
  const { data, isFetching, refetch } = query
  return { data, error: useStickyError(query), isFetching, refetch }
}

function structureOf(
  lists: {
    [List in keyof AccessStructure]: AccessStructure[List] | undefined
  },
): AccessStructure | null {
  const { areas, subareas, versions, helperTables, entities, groups, users } = lists
  if (!areas || !subareas || !versions || !helperTables || !entities || !groups || !users) return null
  return { areas, subareas, versions, helperTables, entities, groups, users }
}
