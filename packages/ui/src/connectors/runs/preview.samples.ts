import type { ConnectorTable, TablePreview } from '@tributary/domain'
import { minutesAgo } from '../connectors.samples.ts'

export const tables: readonly ConnectorTable[] = [
  { name: 'orders', schema: 'acme', rows: 18_204, refreshedAt: minutesAgo(72) },
  { name: 'products', schema: 'acme', rows: 1, refreshedAt: null },
]

export const preview: TablePreview = {
  columns: [
    { name: 'order_id', type: 'bigint' },
    { name: 'customer', type: 'text' },
    { name: 'note', type: 'text' },
  ],
  rows: [
    ['1', 'Birch Ltd', null],
    ['2', 'Cedar & Co', ''],
  ],
  hasMore: true,
}

/** As wide as accounting tables are, with a shortened value. */
export const widePreview: TablePreview = {
  columns: Array.from({ length: 16 }, (_, at) => ({ name: `measure_${at + 1}`, type: 'numeric' })),
  rows: Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 16 }, (_, at) => (at === 3 ? `${'مبيعات '.repeat(40)}…` : String(row * 1000 + at))),
  ),
  hasMore: true,
}
