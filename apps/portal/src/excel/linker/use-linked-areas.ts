import type { Area, Id, Subarea } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { sortedByName } from '@tributary/sdk/common'
import { useCallback, useMemo } from 'react'
import type { LinkedItem, LinkingList } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'

const same = <Row>(row: Row): Row => row

/** The areas on the left of a linking screen. Automatic areas share one list of every sub-area. */
export function useLinkedAreas(organisationId: Id | undefined): LinkingList<LinkedItem> {
  const areas = useLinkingList(useStructureList('areas', organisationId), same<Area>)
  const subareas = useLinkingList(useStructureList('subareas', organisationId), same<Subarea>)
  const rows = useMemo(
    () => areas.rows && subareas.rows && linkedItems(areas.rows, subareas.rows),
    [areas.rows, subareas.rows],
  )
  const { reload: reloadAreas } = areas
  const { reload: reloadSubareas } = subareas
  const reload = useCallback(
    async () => linkedItems(...(await Promise.all([reloadAreas(), reloadSubareas()]))),
    [reloadAreas, reloadSubareas],
  )
  const isFetching = areas.isFetching || subareas.isFetching
  const error = areas.error ?? subareas.error
  return useMemo(() => ({ rows, isFetching, error, reload }), [rows, isFetching, error, reload])
}

function linkedItems(areas: readonly Area[], subareas: readonly Subarea[]): LinkedItem[] {
  const every = sortedByName(subareas)
  const everything = { linked: every, links: { ids: every.map(({ id }) => id), later: true } }
  return areas.map(({ id, name, status, subareas: chosen, subareaLinkType }) => ({
    ...{ id, name, status, detail: '' },
    ...(subareaLinkType === 'automatic'
      ? everything
      : { linked: chosen, links: { ids: chosen.map((subarea) => subarea.id), later: false } }),
  }))
}
