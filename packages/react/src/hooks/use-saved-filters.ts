'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { refetchAlways } from '../polling/refetch-always.ts'
import { useClient } from '../provider/client-context.ts'
import { savedFiltersQuery } from '../queries/saved-filters.ts'

/** The filters of the user, and those shared in an organisation, loaded on mount and on return. */
export const useSavedFilters = (organisationId: Id | undefined) =>
  useQuery({
    ...savedFiltersQuery(useClient(), organisationId ?? ''),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
