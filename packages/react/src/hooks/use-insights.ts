'use client'

import { usePolledQuery } from '../polling/use-polled-query.ts'
import { useClient } from '../provider/client-context.ts'
import { insightsQuery } from '../queries/insights.ts'

/** The refreshes that run now, of every organisation, polled every 10 s. */
export const useInsights = () => usePolledQuery(insightsQuery(useClient()))
