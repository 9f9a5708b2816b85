import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listUsers } from '@tributary/sdk'
import { usersKey } from '../cache/keys.ts'
import { type LoadingOptions, loadOptions } from './load-options.ts'

/** The members of an organisation. */
export const usersQuery = (client: Client, organisationId: Id, options?: LoadingOptions) =>
  queryOptions({
    queryKey: usersKey(organisationId),
    queryFn: (context) =>
      listUsers(client, { query: { orgId: organisationId } }, loadOptions(context, options)),
  })
