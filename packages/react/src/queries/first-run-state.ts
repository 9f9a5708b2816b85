import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, getFirstRunState } from '@tributary/sdk'
import { firstRunStateKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** Whether the signed-in user has hidden the checklist of a new organisation. */
export const firstRunStateQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: firstRunStateKey(organisationId),
    queryFn: (context) =>
      getFirstRunState(client, { params: { orgId: organisationId } }, loadOptions(context)),
  })
