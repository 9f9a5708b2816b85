import { queryOptions } from '@tanstack/react-query'
import { type Client, listConnectorTypes } from '@tributary/sdk'
import { connectorTypesKey } from '../cache/keys.ts'

/** Every connector type of the installation. */
export const connectorTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: connectorTypesKey,
    queryFn: ({ signal }) => listConnectorTypes(client, {}, { signal }),
  })
