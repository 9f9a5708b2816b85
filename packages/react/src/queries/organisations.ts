import { queryOptions } from '@tanstack/react-query'
import { type Client, listOrganisations } from '@tributary/sdk'
import { organisationsKey } from '../cache/keys.ts'

/** The organisations of the user. */
export const organisationsQuery = (client: Client) =>
  queryOptions({
    queryKey: organisationsKey,
    queryFn: ({ signal }) => listOrganisations(client, {}, { signal }),
  })
