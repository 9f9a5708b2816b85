import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import {
  type Client,
  getConnector,
  listConnectors,
  listConnectorTypes,
  listEveryConnector,
  listOrganisationConnectorTypes,
} from '@tributary/sdk'
import {
  connectorKey,
  connectorsKey,
  connectorTypesKey,
  homeConnectorsKey,
  organisationConnectorTypesKey,
} from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** Every connector type of the installation. */
export const connectorTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: connectorTypesKey,
    queryFn: ({ signal }) => listConnectorTypes(client, {}, { signal }),
  })

/** The connector types of an organisation. */
export const organisationConnectorTypesQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: organisationConnectorTypesKey(organisationId),
    queryFn: ({ signal }) =>
      listOrganisationConnectorTypes(client, { params: { orgId: organisationId } }, { signal }),
  })

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

/** One connector with all of its users and properties, which lists leave out. */
export const connectorQuery = (client: Client, organisationId: Id, connectorId: Id) =>
  queryOptions({
    queryKey: connectorKey(organisationId, connectorId),
    queryFn: (context) => getConnector(client, { params: { id: connectorId } }, loadOptions(context)),
  })

/** The connectors of an organisation, of every type; with `needsAttention`, only those that may need it. */
export const everyConnectorQuery = (
  client: Client,
  organisationId: Id,
  { needsAttention = false }: { needsAttention?: boolean } = {},
) =>
  queryOptions({
    queryKey: homeConnectorsKey(organisationId),
    queryFn: (context) =>
      listEveryConnector(
        client,
        { params: { orgId: organisationId }, query: needsAttention ? { needsAttention: 'true' } : {} },
        loadOptions(context),
      ),
  })
