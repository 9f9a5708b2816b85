import type { RefreshBucket } from '@tributary/domain'
import { connectorStatus } from '../connector-status.ts'
import { type HeatMapCell, heatMapCell } from './heat-map-cell.ts'
import { type HeatMapColumn, type HeatMapSpan, heatMapColumns } from './heat-map-columns.ts'
import { type HeatMapFigures, heatMapFigures } from './heat-map-figures.ts'
import { type Clash, type Scheduled, type ScheduledSlots, scheduledSlots } from './scheduled-slots.ts'
import { type TriageConnector, type TriageRow, triageRows } from './triage-rows.ts'

/** The connector of a row. */
export type HeatMapConnector = TriageConnector & Scheduled

/** The refreshes of a row, added up. */
export type HeatMapTotals = Pick<RefreshBucket, 'succeeded' | 'failed' | 'cancelled' | 'rows'>

/** One connector with a cell for each column. */
export type HeatMapRow<Connector extends HeatMapConnector = HeatMapConnector> = TriageRow<Connector> & {
  /** Whether it is the first of its connector type. */
  startsGroup: boolean
  /** One for each column. */
  cells: readonly HeatMapCell[]
  /** The refreshes of all columns together, for a table. */
  totals: HeatMapTotals
}

/** The refreshes of many connectors over time. */
export type HeatMap<Connector extends HeatMapConnector = HeatMapConnector> = {
  /** The days or hours, in order of time. */
  columns: readonly HeatMapColumn[]
  /** The connectors, grouped by type. The worst is in the first row. */
  rows: readonly HeatMapRow<Connector>[]
  /** The four figures above the grid. */
  figures: HeatMapFigures<Connector>
  /** The coming five minutes in which at least three connectors are scheduled, in order. */
  clashes: readonly Clash[]
}

type Asked<Connector extends HeatMapConnector> = {
  /** The connectors that the viewer may see. Deleted ones are left out. */
  connectors: readonly Connector[]
  /** Their refreshes, as requested with `heatMapQuery`, in any order. */
  buckets: readonly RefreshBucket[]
  /** The time on the server's clock. */
  now: Date
  /** The time zone of the days and hours, e.g. `Europe/Oslo`. */
  zone: string
  /** Days or hours. */
  span: HeatMapSpan
}

/** Returns the refreshes of connectors over time: a cell for each connector and day or hour. */
export function heatMap<Connector extends HeatMapConnector>(asked: Asked<Connector>): HeatMap<Connector> {
  const { buckets, now, zone, span } = asked
  const connectors = asked.connectors.filter(({ status }) => connectorStatus(status) !== 'deleted')
  const columns = heatMapColumns(span, now, zone)
  const slots = scheduledSlots(connectors, columns, now)
  const rows = triageRows(connectors, now)
  const bucketsOf = groupedBy(buckets, ({ clientConnectorId }) => String(clientConnectorId))
  const grid = { columns, slots, zone }
  return {
    columns,
    rows: byType(rows).map((row) => ({
      ...row,
      ...cellsOf(row.connector, bucketsOf.get(String(row.connector.id)) ?? [], grid),
    })),
    figures: heatMapFigures({ rows, buckets, now, zone }),
    clashes: slots.clashes,
  }
}

/** Groups rows by type, in the order of the worst row of each type. */
function byType<Row extends TriageRow>(rows: readonly Row[]): (Row & { startsGroup: boolean })[] {
  const groups = groupedBy(rows, ({ connector }) => connector.type.toLowerCase())
  return [...groups.values()].flatMap((members) =>
    members.map((row, place) => ({ ...row, startsGroup: place === 0 })),
  )
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}

type Grid = { columns: readonly HeatMapColumn[]; slots: ScheduledSlots; zone: string }

function cellsOf(
  connector: HeatMapConnector,
  buckets: readonly RefreshBucket[],
  { columns, slots, zone }: Grid,
): Pick<HeatMapRow, 'cells' | 'totals'> {
  const scheduled = slots.columnsOf(connector)
  const shown = columns.map((column) => buckets.find(({ from }) => column.from <= from && from < column.to))
  return {
    cells: columns.map((column, place) =>
      heatMapCell({ bucket: shown[place], column, scheduled: scheduled[place] ?? null, zone }),
    ),
    totals: totalsOf(shown.flatMap((bucket) => bucket ?? [])),
  }
}

function totalsOf(buckets: readonly RefreshBucket[]): HeatMapTotals {
  const sum = (count: keyof HeatMapTotals) => buckets.reduce((total, bucket) => total + bucket[count], 0)
  return {
    succeeded: sum('succeeded'),
    failed: sum('failed'),
    cancelled: sum('cancelled'),
    rows: sum('rows'),
  }
}
