import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listConnectors } from '@tributary/sdk'
import { connectorsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** Options of {@link connectorsQuery}. */
export type ConnectorsOptions = {
  /** Whether to load the properties of the connectors as well, for an editor. */
  properties?: boolean | undefined
}

/** The connectors of one type, by name. Use it to prefetch; `useConnectors` loads and polls them. */
export const connectorsQuery = (
  client: Client,
  organisationId: Id,
  connectorType: string,
  { properties = false }: ConnectorsOptions = {},
) =>
  queryOptions({
    queryKey: connectorsKey(organisationId, connectorType),
    queryFn: (context) =>
      listConnectors(
        client,
        {
          params: { orgId: organisationId, connectorId: connectorType },
          query: properties ? {} : { excludeProperties: 'true' },
        },
        loadOptions(context),
      ),
  })
