import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listEveryConnector } from '@tributary/sdk'
import { everyConnectorKey, homeConnectorsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The connectors of an organisation, of every type; with `needsAttention`, only those that may need it. */
export const everyConnectorQuery = (
  client: Client,
  organisationId: Id,
  { needsAttention = false }: { needsAttention?: boolean } = {},
) =>
  queryOptions({
    // Two lists, so that one never shows the connectors of the other.
    queryKey: needsAttention ? homeConnectorsKey(organisationId) : everyConnectorKey(organisationId),
    queryFn: (context) =>
      listEveryConnector(
        client,
        { params: { orgId: organisationId }, query: needsAttention ? { needsAttention: 'true' } : {} },
        loadOptions(context),
      ),
  })
