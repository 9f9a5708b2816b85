import type { ConnectorInsight } from '@tributary/domain'
import { insightsQuery } from '@tributary/react'
import { type Polled, usePolled } from '../data/use-polled.ts'
import { useClient } from '../session/use-client.ts'

/** The current refreshes of every client (ADASH-07). */
export const useInsights = (): Polled<ConnectorInsight[]> => usePolled(insightsQuery(useClient()))
