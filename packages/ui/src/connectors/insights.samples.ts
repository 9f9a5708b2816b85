import type { ConnectorInsight } from '@tributary/domain'
import { minutesAgo } from './connectors.samples.ts'

let ids = 0

/** A connector that was refreshed by hand this many minutes ago. */
export const insight = (
  clientName: string,
  clientConnectorName: string,
  minutes: number | null,
  facts: Partial<ConnectorInsight> = {},
): ConnectorInsight => ({
  clientName,
  clientConnectorName,
  clientConnectorId: `i${++ids}`,
  connectorType: null,
  manuallyTriggeredAt: minutes === null ? null : minutesAgo(minutes),
  automaticallyTriggeredAt: null,
  ...facts,
})

/** Unsorted on purpose, because the panel sorts. */
export const running: readonly ConnectorInsight[] = [
  insight('Harbour & Pine Group', 'Wharfside Cold Storage', 41, { connectorType: 'cin7' }),
  insight('Te Awa Hospitality Holdings (Waikato) Limited', 'Te Awa Riverside', 12, { connectorType: 'vend' }),
  insight('Harbour & Pine Group', 'Harbour & Pine Retail Ltd', 2, { connectorType: 'xero' }),
  insight('Aldervik Maritime AS', 'Aldervik Crewing', 0.5),
  insight('Harbour & Pine Group', 'Harbour & Pine Online', null, {
    automaticallyTriggeredAt: minutesAgo(6),
    connectorType: 'woocommerce',
  }),
]

/** Names of several scripts and lengths, and an unknown start. */
export const oddOnes: readonly ConnectorInsight[] = [
  insight('شركة الميناء والصنوبر', 'مستودع الميناء', 3),
  insight('港湾貿易株式会社', '倉庫', 90),
  insight('W'.repeat(200), 'x'.repeat(200), 31),
  insight('Northshore Veterinary Partners', 'Of an unknown start', null),
]
