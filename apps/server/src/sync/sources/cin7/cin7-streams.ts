import type { HttpStream, StreamRead } from '../http/http-stream.ts'
import { onePage, withQuery } from '../http/paging.ts'
import { badData, isRecord } from '../http/records.ts'
import { cin7HttpMessages } from './cin7.messages.ts'
import * as table from './cin7-columns.ts'
import { purchaseDetails, purchaseTables, saleDetails, saleTables } from './cin7-detail-columns.ts'
import { type DetailedTasks, detailPages, detailPositions } from './cin7-details.ts'
import { cin7Lists, type Listed, purchases, sales } from './cin7-lists.ts'
import { type Cin7List, OVERLAP_MS, readList, readUnchanged } from './cin7-pages.ts'
import { monthPositions, transactionPages } from './cin7-transactions.ts'

const MOST = 1_000
function listOf({ name, path, query = {}, records, fields = 'ID', since, size = MOST }: Listed): Cin7List {
  return { name, request: { path, query }, records, key: fields.split(' '), size, since }
}

/** Declares a list whose records have a key. */
function listed(stream: Listed): HttpStream {
  const { name, columns, since, leftOut = [] } = stream
  const list = listOf(stream)
  return {
    name,
    request: list.request,
    paging: onePage,
    records: [list.records],
    columns,
    key: keyColumns(columns, list.key),
    leftOut,
    ...(since && {
      incremental: {
        apply: (request, position) => withQuery(request, { [since]: position }),
        position: { kind: 'source-time', overlapMs: OVERLAP_MS },
        // Drafts are deleted without a trace.
        wholeEvery: 'week',
      },
    }),
    async *pages(read) {
      for await (const found of readList(read, list, read.position)) yield { records: found }
    },
  }
}

const keyColumns = (columns: HttpStream['columns'], fields: readonly string[]): string[] =>
  columns
    .filter(
      ({ from }) => from !== 'line-number' && 'record' in from && fields.includes(from.record.join('.')),
    )
    .map(({ name }) => name)

const saleTasks: DetailedTasks = {
  list: listOf({ ...sales, name: 'sale_details' }),
  plural: 'sales',
  id: 'SaleID',
  changedAt: 'Updated',
  path: () => 'sale',
  query: { CombineAdditionalCharges: 'false', HideInventoryMovements: 'true', IncludeTransactions: 'false' },
}

const purchaseTasks: DetailedTasks = {
  list: listOf({ ...purchases, name: 'purchase_details' }),
  plural: 'purchases',
  id: 'ID',
  changedAt: 'LastUpdatedDate',
  path: ({ Type }) => (String(Type).startsWith('Advanced') ? 'advanced-purchase' : 'purchase'),
  query: { CombineAdditionalCharges: 'false' },
}

const detailed = (
  tasks: DetailedTasks,
  { columns, key, children }: Pick<HttpStream, 'columns' | 'children'> & { key: string },
): HttpStream => ({
  name: tasks.list.name,
  request: tasks.list.request,
  paging: onePage,
  records: [],
  columns,
  key: [key],
  leftOut: [],
  incremental: detailPositions,
  // Also a full refresh is stored in slices, and can be interrupted.
  keepsOld: true,
  ...(children && { children }),
  pages: detailPages(tasks),
})

/** One response without pages. */
const priceTiers: HttpStream = {
  name: 'price_tiers',
  request: { path: 'ref/priceTier' },
  paging: onePage,
  records: ['PriceTiers'],
  columns: table.priceTiers,
  key: ['code'],
  leftOut: [],
}

/** The request of the connection test. */
export const COMPANY = { path: 'me' }

const company: HttpStream = {
  name: 'company',
  request: COMPANY,
  paging: onePage,
  records: [],
  columns: table.company,
  key: ['company'],
  leftOut: [],
  async *pages({ request }: StreamRead) {
    const { body } = await request(COMPANY)
    if (!isRecord(body)) throw badData(cin7HttpMessages.badRecord('company'))
    yield { records: [body] }
  },
}

/** A product has several rows in one location: one for each bin and batch. */
const productAvailability: HttpStream = {
  name: 'product_availability',
  request: { path: 'ref/productavailability' },
  paging: onePage,
  records: ['ProductAvailabilityList'],
  columns: table.productAvailability,
  key: [],
  leftOut: [],
  async *pages(read) {
    const { name, request } = productAvailability
    const list = { name, request, records: 'ProductAvailabilityList', size: MOST }
    yield { records: await readUnchanged(read, list) }
  },
}

const transactions = (now: () => Date): HttpStream => ({
  name: 'transactions',
  request: { path: 'transactions' },
  paging: onePage,
  records: ['Transactions'],
  columns: table.transactions,
  key: ['effective_month', 'line_no'],
  removedBy: 'effective_month',
  leftOut: [],
  incremental: monthPositions,
  pages: transactionPages(now),
})

/** Returns the tables of Cin7 Core. */
export const cin7Streams = (now: () => Date): readonly HttpStream[] => [
  ...cin7Lists.map(listed),
  priceTiers,
  company,
  productAvailability,
  transactions(now),
  detailed(saleTasks, { columns: saleDetails, key: 'sale_id', children: saleTables }),
  detailed(purchaseTasks, { columns: purchaseDetails, key: 'purchase_id', children: purchaseTables }),
]
