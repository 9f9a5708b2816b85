import type { Organisation, SecurityGroup } from '@tributary/domain'
import type { GroupLists } from '@tributary/sdk/excel'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useStickyError } from '../../data/use-sticky-error.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useStructureList } from '../structure/structure-lists.ts'

/** Everything the wizard chooses from. */
export type WizardLists =
  | { state: 'loading'; organisation: Organisation | null }
  | { state: 'without-organisation'; organisation: null }
  | { state: 'failed'; organisation: Organisation | null; failure: LoadErrorProps }
  | {
      state: 'ready'
      organisation: Organisation
      lists: GroupLists
      groups: readonly SecurityGroup[]
      /** The groups are being asked for anew. */
      isRenewing: boolean
    }

export function useGroupLists(): WizardLists {
  const { organisations, selected, loaded } = useOrganisations()
  const areas = useStructureList('areas', selected?.id)
  const subareas = useStructureList('subareas', selected?.id)
  const versions = useStructureList('versions', selected?.id)
  const groups = useStructureList('groups', selected?.id)
  const lists = useMemo<GroupLists | null>(
    () =>
      areas.data && subareas.data && versions.data
        ? { areas: areas.data, subareas: subareas.data, versions: versions.data }
        : null,
    [areas.data, subareas.data, versions.data],
  )
  const asked = [useAsked(areas), useAsked(subareas), useAsked(versions), useAsked(groups)]
  const failure = firstFailure(loaded, ...asked)
  if (organisations?.length === 0) return { state: 'without-organisation', organisation: null }
  if (selected && lists && groups.data)
    return {
      state: 'ready',
      organisation: selected,
      lists,
      groups: groups.data,
      isRenewing: groups.isFetching,
    }
  return failure
    ? { state: 'failed', organisation: selected, failure }
    : { state: 'loading', organisation: selected }
}

const useAsked = (
  query: ReturnType<typeof useStructureList<'areas' | 'subareas' | 'versions' | 'groups'>>,
) => ({
  error: useStickyError(query),
  isFetching: query.isFetching,
  refetch: query.refetch,
})
