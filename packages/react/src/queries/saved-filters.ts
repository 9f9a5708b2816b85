import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listSavedFilters } from '@tributary/sdk'
import { savedFiltersKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The filters of the user, and those shared in an organisation, by name. */
export const savedFiltersQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: savedFiltersKey(organisationId),
    queryFn: (context) =>
      listSavedFilters(client, { params: { orgId: organisationId } }, loadOptions(context)),
  })
