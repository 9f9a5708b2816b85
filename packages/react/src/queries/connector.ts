import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, getConnector } from '@tributary/sdk'
import { connectorKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** One connector with all of its users and properties, which lists leave out. */
export const connectorQuery = (client: Client, organisationId: Id, connectorId: Id) =>
  queryOptions({
    queryKey: connectorKey(organisationId, connectorId),
    queryFn: (context) => getConnector(client, { params: { id: connectorId } }, loadOptions(context)),
  })
