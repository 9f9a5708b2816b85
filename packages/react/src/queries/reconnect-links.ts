import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listReconnectLinks } from '@tributary/sdk'
import { reconnectLinksKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The requests to others to authorise a connector of an organisation again. */
export const reconnectLinksQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: reconnectLinksKey(organisationId),
    queryFn: (context) =>
      listReconnectLinks(client, { params: { orgId: organisationId } }, loadOptions(context)),
  })
