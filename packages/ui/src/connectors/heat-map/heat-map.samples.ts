import type { RefreshBucket } from '@tributary/domain'
import { type HeatMapConnector, type HeatMapSpan, heatMap, heatMapColumns } from '@tributary/sdk/connectors'
import { connector, logs, minutesAgo, sampleNow } from '../connectors.samples.ts'

export const zone = 'Europe/London'

const named = (id: number, name: string, type: string, facts: Partial<HeatMapConnector> = {}) => ({
  ...connector({ id, name, log: logs.completed }),
  lastLoadedAt: minutesAgo(72),
  rows: 4_131,
  type,
  ...facts,
})

const threeDays = minutesAgo(3 * 24 * 60)

/** Connectors of three types, of which some fail. Three are refreshed at six in the morning. */
const mappedConnectors: readonly HeatMapConnector[] = [
  named(1, 'Harbour & Pine Ltd', 'xero'),
  named(2, 'Harbour & Pine Retail Ltd', 'xero', { schedule: '30 5 * * 1-5' }),
  named(3, 'Warehouse files', 'ftp', { log: logs.error, lastLoadedAt: threeDays }),
  named(4, 'Bank statements', 'ftp'),
  named(5, 'Harbour & Pine Online', 'woocommerce'),
  named(6, 'Te Awa Riverside (Waikato) shop and online orders', 'woocommerce', {
    schedule: null,
    lastLoadedAt: null,
    log: null,
  }),
]

/** The refreshes of these connectors. Connector 3 has failed for three days, 5 sometimes fails, 6 has none. */
function bucketsOf(
  connectors: readonly HeatMapConnector[],
  span: HeatMapSpan,
  now = sampleNow,
): RefreshBucket[] {
  const past = heatMapColumns(span, now, zone).filter(({ when }) => when !== 'future')
  return connectors.flatMap(({ id }, place) =>
    past.flatMap(({ from }, column): RefreshBucket[] => {
      if (Number(id) === 6 || (span === 'hours' && (column + place) % 5 !== 0)) return []
      const failed = (Number(id) === 3 && column >= past.length - 3) || (Number(id) === 5 && column % 4 === 1)
      return [
        {
          clientConnectorId: id,
          from,
          succeeded: failed && Number(id) === 3 ? 0 : 1,
          failed: failed ? 1 : 0,
          cancelled: 0,
          running: 0,
          rows: failed ? 0 : 4_100 + column,
          longestMs: 72_000,
          runId: `${id}-${column}`,
        },
      ]
    }),
  )
}

/** A map of these connectors. */
export const mapOf = (span: HeatMapSpan, connectors = mappedConnectors) =>
  heatMap({ connectors, buckets: bucketsOf(connectors, span), now: sampleNow, zone, span })

/** So many connectors, in the states of the six. */
export const manyConnectors = (count: number): readonly HeatMapConnector[] =>
  Array.from({ length: count }, (_, place) => {
    const like = mappedConnectors[place % mappedConnectors.length] ?? named(1, 'Harbour & Pine Ltd', 'xero')
    return { ...like, id: 100 + place, name: `${like.name} ${place + 1}` }
  })
