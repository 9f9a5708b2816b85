'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { refetchAlways } from '../polling/refetch-always.ts'
import { useClient } from '../provider/client-context.ts'
import { type StructureListName, structureQuery } from '../queries/excel.ts'

/**
 * A list of an organisation's Excel structure, by default loaded again on mount and on return, because other users change
 * it too. Areas and sub-areas come without their automatic links; `linkIndex` of the domain derives them.
 */
export const useStructureList = <Name extends StructureListName>(
  name: Name,
  organisationId: Id | undefined,
  refetch: { refetchOnMount: 'always' | true } = refetchAlways,
) =>
  useQuery({
    ...structureQuery(useClient(), organisationId ?? '', name),
    enabled: organisationId !== undefined,
    ...refetchAlways,
    ...refetch,
  })

/** The areas of an organisation, as `useStructureList` loads them. */
export const useAreas = (organisationId: Id | undefined) => useStructureList('areas', organisationId)
