import { SourceFailure } from '../../source-failure.ts'
import { rowsById, rowsOf, type ShopRow } from './rows-by-id.ts'
import type { Question, ShopAnswer } from './shop-client.ts'
import { customers, fieldsOf, orderLines, orders, products, refunds, type ShopColumn } from './shop-tables.ts'
import { beforeDay } from './woo-cursor.ts'
import type { WooSettings } from './woo-settings.ts'

/** One reading of a stream. */
export type ShopReading = {
  readonly settings: WooSettings
  readonly steps: number
  /** Reads only what was modified after this time; undefined reads everything. */
  readonly since: string | undefined
  ask(question: Question): Promise<ShopAnswer>
  /** Records rows to delete before the ones that were read are stored. */
  gone(rows: readonly ShopRow[]): void
}

export type ShopStream = {
  readonly name: string
  readonly columns: readonly ShopColumn[]
  /** The column that selects the rows to delete; left out where everything is always read. */
  readonly goneBy?: string
  rows(reading: ShopReading): AsyncIterable<ShopRow[]>
}

/** Sorted by name. Only orders can be read by modification: stock changes leave no trace, and customers have no filter. */
export const shopStreams: readonly ShopStream[] = [
  {
    name: 'customers',
    columns: customers,
    // Everyone who ordered is listed, whatever their role is now.
    rows: (reading) =>
      rowsById(reading, { path: 'customers', query: { role: 'all', _fields: fieldsOf(customers) } }),
  },
  { name: 'order_lines', columns: orderLines, goneBy: 'order_id', rows: linesOfOrders },
  { name: 'orders', columns: orders, goneBy: 'id', rows: keptOrders },
  {
    name: 'products',
    columns: products,
    rows: (reading) => rowsById(reading, { path: 'products', query: { _fields: fieldsOf(products) } }),
  },
  { name: 'refunds', columns: refunds, rows: everyRefund },
]

async function* keptOrders(reading: ShopReading): AsyncGenerator<ShopRow[]> {
  for await (const { kept } of changedOrders(reading, fieldsOf(orders))) yield kept
}

/** All lines of a changed order are deleted and stored again, so that removed lines disappear. */
async function* linesOfOrders(reading: ShopReading): AsyncGenerator<ShopRow[]> {
  for await (const { kept } of changedOrders(reading, 'id,status,line_items')) {
    reading.gone(kept)
    yield kept.flatMap((order) => rowsOf(order.line_items).map((line) => ({ ...line, order_id: order.id })))
  }
}

/**
 * Yields orders page by page and records those of excluded statuses as removed, because a stored order may
 * have changed to such a status. A shop lists its bin only on request. A full refresh does not need it: a
 * binned order is not in the listing.
 */
async function* changedOrders(reading: ShopReading, fields: string): AsyncGenerator<{ kept: ShopRow[] }> {
  const query = { ...chosen(reading), _fields: fields }
  if (reading.since)
    for await (const binned of rowsById(reading, { path: 'orders', query: { ...query, status: 'trash' } }))
      reading.gone(binned)
  for await (const page of rowsById(reading, { path: 'orders', query })) {
    const { excluded } = reading.settings
    const kept = page.filter(({ status }) => !excluded.has(String(status)))
    reading.gone(page.filter((order) => !kept.includes(order)))
    yield { kept }
  }
}

function chosen({ settings, since }: ShopReading): Record<string, string> {
  return {
    after: beforeDay(settings.startDate),
    ...(since && { modified_after: since }),
    dates_are_gmt: 'true',
  }
}

/** Yields the refunds of all orders. Shops before WooCommerce 9.0 list them only by order. */
async function* everyRefund(reading: ShopReading): AsyncGenerator<ShopRow[]> {
  const query = { ...chosen(reading), _fields: `${fieldsOf(refunds)},parent_id` }
  const ofOrder = (row: ShopRow) => ({ ...row, order_id: row.parent_id })
  try {
    for await (const page of rowsById(reading, { path: 'refunds', query })) yield page.map(ofOrder)
  } catch (error) {
    if (!(error instanceof SourceFailure && error.code === 'source-path-missing')) throw error
    yield* refundsByOrder(reading)
  }
}

async function* refundsByOrder(reading: ShopReading): AsyncGenerator<ShopRow[]> {
  const query = { ...chosen(reading), _fields: 'id,refunds' }
  for await (const page of rowsById(reading, { path: 'orders', query }))
    for (const order of page.filter((one) => Array.isArray(one.refunds) && one.refunds.length > 0)) {
      const path = `orders/${order.id}/refunds`
      for await (const refunds of rowsById(reading, { path }))
        yield refunds.map((refund) => ({ ...refund, order_id: order.id }))
    }
}
