import type { AwsGranularity, awsCostTables } from '@tributary/sdk/connectors'
import { columns, columnsReadBy } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { numeric } from '../http/values.ts'

/** A table of costs: what AWS groups them by. */
export type CostTable = {
  readonly name: (typeof awsCostTables)[number]
  /** At most two, as AWS allows. */
  readonly groupBy: readonly Dimension[]
}

type Dimension = keyof typeof dimensionColumns

/** The columns of the values that AWS groups by. */
export const dimensionColumns = {
  LINKED_ACCOUNT: 'linked_account',
  RECORD_TYPE: 'record_type',
  REGION: 'region',
  SERVICE: 'service',
  USAGE_TYPE: 'usage_type',
} as const

export const costTables: readonly CostTable[] = [
  { name: 'cost_totals', groupBy: [] },
  { name: 'costs_by_record_type', groupBy: ['LINKED_ACCOUNT', 'RECORD_TYPE'] },
  { name: 'costs_by_region', groupBy: ['SERVICE', 'REGION'] },
  { name: 'costs_by_service', groupBy: ['SERVICE', 'LINKED_ACCOUNT'] },
  { name: 'costs_by_usage_type', groupBy: ['SERVICE', 'USAGE_TYPE'] },
]

/** The metrics of costs, which share a currency. */
export const costMetrics = [
  'UnblendedCost',
  'AmortizedCost',
  'NetUnblendedCost',
  'NetAmortizedCost',
  'BlendedCost',
] as const

export const metrics = [...costMetrics, 'UsageQuantity'] as const

export const keyOf = ({ groupBy }: CostTable): string[] => [
  'period_start',
  ...groupBy.map((dimension) => dimensionColumns[dimension]),
]

/** A cost without an amount would be missing from every sum. */
const required = (value: unknown) => numeric(value) ?? undefined

/** Returns the columns of a table. Hours have a time, days and months a date. */
export function columnsOf(table: CostTable, granularity: AwsGranularity): Column[] {
  const time = granularity === 'HOURLY' ? 'instant' : 'day'
  const keys = keyOf(table).slice(1)
  return [
    ...columns(time, 'period_start'),
    ...(keys.length > 0 ? columns('text', keys.join(' ')) : []),
    ...columns(time, 'period_end'),
    ...columns('yesNo', 'estimated'),
    ...columnsReadBy('numeric', required, 'UnblendedCost.Amount:unblended_cost'),
    ...columns(
      'numeric',
      'AmortizedCost.Amount:amortized_cost NetUnblendedCost.Amount:net_unblended_cost NetAmortizedCost.Amount:net_amortized_cost BlendedCost.Amount:blended_cost UsageQuantity.Amount:usage_quantity',
    ),
    ...columns('text', 'UnblendedCost.Unit:currency UsageQuantity.Unit:usage_unit'),
  ]
}
