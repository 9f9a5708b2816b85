import { queryOptions } from '@tanstack/react-query'
import { type Client, listInsights } from '@tributary/sdk'
import { insightsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The refreshes that run now, of every organisation. */
export const insightsQuery = (client: Client) =>
  queryOptions({
    queryKey: insightsKey,
    queryFn: (context) => listInsights(client, {}, loadOptions(context)),
  })
