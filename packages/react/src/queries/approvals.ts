import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listApprovals, listConnectorRequests } from '@tributary/sdk'
import { approvalsKey, connectorRequestsKey } from '../cache/keys.ts'
import { type LoadingOptions, loadOptions } from './load-options.ts'

/** Requests for approval. */
export const approvalsQuery = (client: Client, options?: LoadingOptions) =>
  queryOptions({
    queryKey: approvalsKey,
    queryFn: (context) => listApprovals(client, {}, loadOptions(context, options)),
  })

/** The connector types that members of an organisation have asked for. */
export const connectorRequestsQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: connectorRequestsKey(organisationId),
    queryFn: ({ signal }) => listConnectorRequests(client, { params: { orgId: organisationId } }, { signal }),
  })
