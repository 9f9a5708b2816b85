import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listOrganisationConnectorTypes } from '@tributary/sdk'
import { organisationConnectorTypesKey } from '../cache/keys.ts'

/** The connector types of an organisation. */
export const organisationConnectorTypesQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: organisationConnectorTypesKey(organisationId),
    queryFn: ({ signal }) =>
      listOrganisationConnectorTypes(client, { params: { orgId: organisationId } }, { signal }),
  })
