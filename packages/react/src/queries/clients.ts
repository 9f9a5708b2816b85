import { queryOptions } from '@tanstack/react-query'
import { type Client, listClients } from '@tributary/sdk'
import { clientsKey } from '../cache/keys.ts'

/** The organisations that an administrator manages, with their keys and schemas. */
export const clientsQuery = (client: Client) =>
  queryOptions({
    queryKey: clientsKey,
    queryFn: ({ signal }) => listClients(client, {}, { signal }),
  })
