import type { ConnectorInsight } from '@tributary/domain'
import { listInsights } from '@tributary/sdk'
import { insightsKey } from '../data/query-keys.ts'
import { type Polled, usePolled } from '../data/use-polled.ts'

/** The current refreshes of every client (ADASH-07). */
export const useInsights = (): Polled<ConnectorInsight[]> =>
  usePolled(insightsKey, (client, options) => listInsights(client, {}, options))
