import type { HttpStream } from '../http/http-stream.ts'
import * as table from './cin7-columns.ts'
import type { Cin7List } from './cin7-pages.ts'

/** A list of Cin7 and its table. */
export type Listed = Pick<HttpStream, 'name' | 'columns'> & {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly records: string
  /** The fields of the key. */
  readonly fields?: string
  readonly since?: Cin7List['since']
  readonly size?: number
  /** Fields that are not stored. */
  readonly leftOut?: readonly string[]
}

/** Products with their suppliers are large. */
const PRODUCTS = 100

export const sales: Listed = {
  name: 'sales',
  path: 'saleList',
  records: 'SaleList',
  fields: 'SaleID',
  since: 'UpdatedSince',
  columns: table.sales,
}

export const purchases: Listed = {
  name: 'purchases',
  path: 'purchaseList',
  records: 'PurchaseList',
  since: 'UpdatedSince',
  columns: table.purchases,
}

const updated = { since: 'UpdatedSince' } as const
const modified = { since: 'ModifiedSince' } as const
const withDeprecated = { IncludeDeprecated: 'true' }

/** The lists whose records have a key. */
export const cin7Lists: readonly Listed[] = [
  sales,
  {
    name: 'sale_credit_notes',
    path: 'saleCreditNoteList',
    records: 'SaleList',
    fields: 'SaleID CreditNoteNumber',
    ...updated,
    columns: table.saleCreditNotes,
  },
  purchases,
  {
    name: 'products',
    path: 'product',
    query: { ...withDeprecated, IncludeSuppliers: 'true' },
    records: 'Products',
    ...modified,
    size: PRODUCTS,
    columns: table.products,
  },
  {
    name: 'product_families',
    path: 'productFamily',
    records: 'ProductFamilies',
    ...modified,
    columns: table.productFamilies,
  },
  {
    name: 'customers',
    path: 'customer',
    query: withDeprecated,
    records: 'CustomerList',
    ...modified,
    columns: table.customers,
  },
  {
    name: 'suppliers',
    path: 'supplier',
    query: withDeprecated,
    records: 'SupplierList',
    ...modified,
    columns: table.suppliers,
  },
  {
    name: 'stock_adjustments',
    path: 'stockadjustmentList',
    records: 'StockAdjustmentList',
    fields: 'TaskID',
    columns: table.stockAdjustments,
  },
  {
    name: 'stock_transfers',
    path: 'stockTransferList',
    records: 'StockTransferList',
    fields: 'TaskID',
    columns: table.stockTransfers,
  },
  {
    name: 'stocktakes',
    path: 'stockTakeList',
    records: 'StockAdjustmentList',
    fields: 'TaskID',
    columns: table.stocktakes,
  },
  { name: 'accounts', path: 'ref/account', records: 'AccountsList', fields: 'Code', columns: table.accounts },
  {
    name: 'bank_accounts',
    path: 'ref/account/bank',
    records: 'BankAccountsList',
    fields: 'AccountID',
    columns: table.bankAccounts,
  },
  { name: 'locations', path: 'ref/location', records: 'LocationList', columns: table.locations },
  { name: 'brands', path: 'ref/brand', records: 'BrandList', columns: table.named },
  { name: 'categories', path: 'ref/category', records: 'CategoryList', columns: table.named },
  { name: 'units', path: 'ref/unit', records: 'UnitList', columns: table.named },
  {
    name: 'carriers',
    path: 'ref/carrier',
    records: 'CarrierList',
    fields: 'CarrierID',
    columns: table.carriers,
  },
  { name: 'taxes', path: 'ref/tax', records: 'TaxRuleList', columns: table.taxes },
  { name: 'payment_terms', path: 'ref/paymentterm', records: 'PaymentTermList', columns: table.paymentTerms },
  {
    name: 'attribute_sets',
    path: 'ref/attributeset',
    records: 'AttributeSetList',
    columns: table.attributeSets,
  },
]
