import type {
  Column,
  HttpRequest,
  HttpStream,
  Paging,
  SourceRecord,
  StreamRead,
} from '../http/http-stream.ts'
import { byToken, onePage, valueAt, withQuery } from '../http/paging.ts'
import { badData, isRecord, listAt } from '../http/records.ts'
import { vendMessages } from './vend.messages.ts'
import * as tables from './vend-columns.ts'
import { byVersions } from './vend-versions.ts'

/** A stream and the permissions that a token needs for it. */
export type VendStream = { readonly scopes: readonly string[]; readonly stream: HttpStream }

const PAGE = 200
const LEVELS = 5_000

const isDeleted = ({ deleted_at: deletedAt }: SourceRecord) => Boolean(deletedAt)

const after = (request: HttpRequest, version: string) => withQuery(request, { after: version })
const before = (request: HttpRequest, version: string) => withQuery(request, { before: version })

type Listing = Partial<HttpStream> & {
  readonly scopes: readonly string[]
  readonly version?: readonly string[]
  readonly query?: Readonly<Record<string, string>>
}

/** A list by versions whose deleted records say so. It is read from the last version on. */
function changes(
  name: string,
  columns: readonly Column[],
  { scopes, version, query, ...more }: Listing,
): VendStream {
  const request = { path: name, query: { page_size: String(PAGE), ...query } }
  const list = byVersions({ name, request, size: PAGE, after, before, ...(version && { version }) })
  const usual = { name, columns, records: ['data'], key: ['id'], leftOut: ['deleted_at'] }
  return { scopes, stream: { ...usual, ...list, isRemoved: isDeleted, ...more } }
}

const query = { deleted: 'true' }

/** A list by versions that is read whole every time. */
function wholeList(name: string, columns: readonly Column[], scope: string): VendStream {
  const { scopes, stream } = changes(name, columns, { scopes: [scope] })
  const { incremental: _, ...always } = stream
  return { scopes, stream: always }
}

/** A list that is not paged by versions. */
const other = (
  name: string,
  columns: readonly Column[],
  scopes: readonly string[],
  rest: Partial<HttpStream>,
): VendStream => ({
  scopes,
  stream: {
    name,
    columns,
    request: { path: name },
    records: ['data'],
    paging: onePage,
    key: ['id'],
    leftOut: [],
    ...rest,
  },
})

/** Returns the objects of a list that every record has. Without it, rows would be missing. */
const listIn =
  (stream: string, name: string) =>
  (parent: SourceRecord): readonly SourceRecord[] => {
    if (!Array.isArray(parent[name])) throw badData(vendMessages.noList(stream, name))
    return listAt(name)(parent)
  }

const ofSale = (name: string, list: string, columns: readonly Column[], key: readonly string[]) => ({
  name,
  columns,
  key,
  parentKey: 'sale_id',
  records: (sale: SourceRecord) => listIn('sales', list)(sale).filter((one) => !isDeleted(one)),
})

const ofProduct = (name: string, columns: readonly Column[]) => ({
  name,
  columns,
  key: ['product_id', 'line_no'],
  parentKey: 'product_id',
  // Products without codes or suppliers may have no list.
  records: listAt(name),
})

function inventory(): VendStream {
  const body = { size: LEVELS, sort_direction: 'asc', include_deleted: true }
  const request: HttpRequest = {
    method: 'POST',
    path: 'inventory',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const afterLevel = (one: HttpRequest, version: string) => ({
    ...one,
    body: JSON.stringify({ after: Number(version), ...body }),
  })
  const list = byVersions({ name: 'inventory', request, size: LEVELS, after: afterLevel })
  return {
    scopes: ['inventory:read'],
    stream: {
      ...list,
      name: 'inventory',
      columns: tables.inventory,
      records: [],
      key: ['id'],
      leftOut: ['deleted_at'],
      isRemoved: isDeleted,
      // Not every removal of a product may reach its stock levels.
      incremental: { ...list.incremental, wholeEvery: 'week' },
    },
  }
}

/** Prices that are removed from a book leave no trace, so they are read whole every week. */
function priceBookProducts(): VendStream {
  const scopes = ['products:read:price_books']
  const { stream } = changes('price_book_products', tables.priceBookProducts, { scopes })
  return {
    scopes,
    stream: {
      ...stream,
      ...(stream.incremental && { incremental: { ...stream.incremental, wholeEvery: 'week' } }),
    },
  }
}

async function* retailerPages({ request }: StreamRead) {
  const { body } = await request({ path: 'retailer' })
  const retailer = valueAt(body, ['data'])
  if (!isRecord(retailer)) throw badData(vendMessages.noList('retailer', 'data'))
  yield { records: [retailer] }
}

/** A list without pages. A full one may have been cut off, and missing rows would be deleted. */
const inOnePage = (name: string, size: number): Paging => ({
  first: (request) => withQuery(request, { page_size: String(size) }),
  next({ records }) {
    if (records.length >= size) throw badData(vendMessages.tooLong(name, size))
    return undefined
  },
})

/** Categories are paged by the last one, and gift cards from the newest to the oldest. */
const byLastCategory = byToken(
  ({ body }) => {
    if (valueAt(body, ['page_info', 'has_next']) !== true) return undefined
    const last = valueAt(body, ['page_info', 'last_seen'])
    if (typeof last !== 'string') throw badData(vendMessages.noList('product_categories', 'last_seen'))
    return last
  },
  (request, last) => withQuery(request, { after: last }),
)

const byLastCard = byToken(
  ({ body }) => {
    const last = listAt('data')(isRecord(body) ? body : {}).at(-1)
    return last && String(last.id)
  },
  (request, last) => withQuery(request, { before: last }),
)

const catalogue = ['products:read']

const records = (): VendStream[] => [
  changes('sales', tables.sales, {
    scopes: ['sales:read'],
    version: ['_metadata', 'version'],
    children: [
      ofSale('sale_line_items', 'line_items', tables.saleLineItems, ['id']),
      ofSale('sale_payments', 'payments', tables.salePayments, ['id']),
      ofSale('sale_taxes', 'taxes', tables.saleTaxes, ['sale_id', 'id']),
    ],
  }),
  changes('customers', tables.customers, { scopes: ['customers:read'], query }),
  changes('customer_groups', tables.customerGroups, { scopes: ['customers:read'], query }),
  changes('products', tables.products, {
    scopes: catalogue,
    query,
    // `is_active` is another name of `active`.
    leftOut: ['deleted_at', 'is_active'],
    children: [
      ofProduct('product_codes', tables.productCodes),
      ofProduct('product_suppliers', tables.productSuppliers),
    ],
  }),
  inventory(),
  changes('brands', tables.brands, { scopes: catalogue, query }),
  changes('suppliers', tables.suppliers, { scopes: ['suppliers:read'], query }),
  changes('product_types', tables.productTypes, { scopes: catalogue, query }),
  changes('tags', tables.tags, { scopes: catalogue, query }),
  changes('price_books', tables.priceBooks, {
    scopes: ['products:read:price_books', 'customers:read', 'outlets:read'],
    query,
  }),
  priceBookProducts(),
  changes('consignments', tables.consignments, { scopes: ['consignments:read'] }),
]

const wholeLists = (): VendStream[] => [
  other('product_categories', tables.productCategories, catalogue, {
    records: ['data', 'categories'],
    paging: byLastCategory,
  }),
  wholeList('outlets', tables.outlets, 'outlets:read'),
  wholeList('registers', tables.registers, 'registers:read'),
  wholeList('users', tables.users, 'users:read'),
  wholeList('payment_types', tables.paymentTypes, 'payment_types:read'),
  wholeList('taxes', tables.taxes, 'taxes:read'),
  other('promotions', tables.promotions, ['promotions:read'], { paging: inOnePage('promotions', 1_000) }),
  other('gift_cards', tables.giftCards, ['gift_cards:read'], {
    request: { path: 'gift_cards', query: { page_size: '1000' } },
    paging: byLastCard,
    leftOut: ['number'],
  }),
  other('store_credits', tables.storeCredits, ['store_credits:read'], {
    records: [],
    paging: inOnePage('store_credits', 10_000),
    key: ['customer_id'],
    leftOut: ['id'],
  }),
  other('retailer', tables.retailer, ['retailer:read', 'payment_types:read'], { pages: retailerPages }),
]

/** Everything that is read of a shop. */
export const vendStreams = (): VendStream[] => [...records(), ...wholeLists()]
