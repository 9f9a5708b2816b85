import { queryOptions } from '@tanstack/react-query'
import { type Client, listStatuses } from '@tributary/sdk'
import { statusesKey } from '../cache/keys.ts'

/** The statuses and their ids. */
export const statusesQuery = (client: Client) =>
  queryOptions({
    queryKey: statusesKey,
    queryFn: ({ signal }) => listStatuses(client, {}, { signal }),
  })
