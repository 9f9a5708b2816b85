import { SourceFailure } from '../../source-failure.ts'
import type {
  Column,
  HttpRequest,
  HttpStream,
  Incremental,
  RecordPage,
  StreamRead,
} from '../http/http-stream.ts'
import { onePage } from '../http/paging.ts'
import { listAt } from '../http/records.ts'
import { type ListingOptions, rowsById, type ShopRow } from './rows-by-id.ts'
import { customers, fieldsOf, orderLines, orders, products, refunds } from './woocommerce-columns.ts'
import type { WooSettings } from './woocommerce-settings.ts'

/** A change may become visible some time after its own timestamp, so this much is read again. */
const OVERLAP_MS = 120_000

/** Shops compare the digits with their GMT columns. With a zone, they would convert them to local time. */
const gmt = (time: Date) => time.toISOString().slice(0, 19)

/** Returns the API's `after` for all rows from the start of a day. The API excludes the given second itself. */
const beforeDay = (day: string): string => gmt(new Date(Date.parse(day) - 1_000))

const modifiedAfter: Incremental = {
  apply: (request, position) => ({
    ...request,
    query: { ...request.query, modified_after: gmt(new Date(position)) },
  }),
  position: { kind: 'source-time', overlapMs: OVERLAP_MS },
}

/** Only orders can be read by modification: stock changes leave no trace, and customers have no filter. */
export function shopStreams(settings: WooSettings, { steps }: ListingOptions): HttpStream[] {
  const chosen = { after: beforeDay(settings.startDate), dates_are_gmt: 'true' }
  const orderFields = `${fieldsOf(orders)},line_items`
  const of = (path: string, query: Record<string, string>): HttpRequest => ({ path, query })
  const stream = (name: string, columns: readonly Column[], request: HttpRequest): HttpStream => ({
    name,
    request,
    columns,
    key: ['id'],
    records: [],
    paging: onePage,
    pages: (read) => wholeListing(read, request, { steps }),
  })
  return [
    // Everyone who ordered is listed, whatever their role is now.
    stream('customers', customers, of('customers', { role: 'all', _fields: fieldsOf(customers) })),
    {
      ...stream('orders', orders, of('orders', { ...chosen, _fields: orderFields })),
      incremental: modifiedAfter,
      children: [
        {
          name: 'order_lines',
          records: listAt('line_items'),
          columns: orderLines,
          key: ['id'],
          parentKey: 'order_id',
        },
      ],
      pages: (read) =>
        changedOrders(read, of('orders', { ...chosen, _fields: orderFields }), settings, { steps }),
    },
    stream('products', products, of('products', { _fields: fieldsOf(products) })),
    {
      ...stream('refunds', refunds, of('refunds', { ...chosen, _fields: `${fieldsOf(refunds)},parent_id` })),
      pages: (read) => everyRefund(read, chosen, { steps }),
    },
  ]
}

async function* wholeListing(read: StreamRead, request: HttpRequest, options: ListingOptions) {
  for await (const records of rowsById(read, request, options)) yield { records }
}

/**
 * Yields orders page by page and those of excluded statuses as removed, because a stored order may have changed to such a
 * status. A shop lists its bin only on request. A whole reading does not need it: a binned order is not in the listing.
 */
async function* changedOrders(
  read: StreamRead,
  all: HttpRequest,
  { excluded }: WooSettings,
  options: ListingOptions,
): AsyncGenerator<RecordPage> {
  const request = read.position === undefined ? all : modifiedAfter.apply(all, read.position)
  if (read.position !== undefined) {
    const binned = { ...request, query: { ...request.query, status: 'trash' } }
    for await (const orders of rowsById(read, binned, options)) yield { records: [], removed: idsOf(orders) }
  }
  for await (const page of rowsById(read, request, options)) {
    const isExcluded = ({ status }: ShopRow) => excluded.has(String(status))
    yield { records: page.filter((order) => !isExcluded(order)), removed: idsOf(page.filter(isExcluded)) }
  }
}

const idsOf = (rows: readonly ShopRow[]) => rows.map(({ id }) => String(id))

type Chosen = Readonly<Record<string, string>>

/** Yields the refunds of all orders. Shops before WooCommerce 9.0 list them only by order. */
async function* everyRefund(
  read: StreamRead,
  chosen: Chosen,
  options: ListingOptions,
): AsyncGenerator<RecordPage> {
  const query = { ...chosen, _fields: `${fieldsOf(refunds)},parent_id` }
  const ofOrder = (row: ShopRow) => ({ ...row, order_id: row.parent_id })
  try {
    for await (const page of rowsById(read, { path: 'refunds', query }, options))
      yield { records: page.map(ofOrder) }
  } catch (error) {
    if (!(error instanceof SourceFailure && error.code === 'source-path-missing')) throw error
    yield* refundsByOrder(read, chosen, options)
  }
}

async function* refundsByOrder(
  read: StreamRead,
  chosen: Chosen,
  options: ListingOptions,
): AsyncGenerator<RecordPage> {
  const query = { ...chosen, _fields: 'id,refunds' }
  for await (const page of rowsById(read, { path: 'orders', query }, options))
    for (const order of page.filter((one) => Array.isArray(one.refunds) && one.refunds.length > 0)) {
      const path = `orders/${order.id}/refunds`
      for await (const refunds of rowsById(read, { path }, options))
        yield { records: refunds.map((refund) => ({ ...refund, order_id: order.id })) }
    }
}
