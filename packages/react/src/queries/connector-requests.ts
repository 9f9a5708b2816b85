import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listConnectorRequests } from '@tributary/sdk'
import { connectorRequestsKey } from '../cache/keys.ts'

/** The connector types that members of an organisation have asked for. */
export const connectorRequestsQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: connectorRequestsKey(organisationId),
    queryFn: ({ signal }) => listConnectorRequests(client, { params: { orgId: organisationId } }, { signal }),
  })
