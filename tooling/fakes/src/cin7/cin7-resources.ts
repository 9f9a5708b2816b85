/** A list of the API. */
export type Cin7Resource = {
  readonly path: string
  /** The field of the response that has the records. */
  readonly records: string
  /** The fields that identify a record. */
  readonly key: readonly string[]
  /** Filters by the time of change, which is in this field. */
  readonly since?: { readonly parameter: 'UpdatedSince' | 'ModifiedSince'; readonly field: string }
  /** The documented parameters besides those above, `Page` and `Limit`. */
  readonly query?: string
  /** The response has neither pages nor a total. */
  readonly isWhole?: true
}

const updated = (field: string) => ({ parameter: 'UpdatedSince', field }) as const
const modified = { parameter: 'ModifiedSince', field: 'LastModifiedOn' } as const

const list = (path: string, records: string, key = 'ID', more: Partial<Cin7Resource> = {}): Cin7Resource => ({
  path,
  records,
  key: key.split(' '),
  ...more,
})

const saleStatuses =
  'CombinedPickStatus CombinedPackStatus CombinedShippingStatus CombinedInvoiceStatus CreditNoteStatus'

export const cin7Resources: readonly Cin7Resource[] = [
  list('saleList', 'SaleList', 'SaleID', {
    since: updated('Updated'),
    query: `Search CreatedSince ShipBy QuoteStatus OrderStatus ${saleStatuses} ExternalID Status ReadyForShipping OrderLocationID`,
  }),
  list('saleCreditNoteList', 'SaleList', 'SaleID CreditNoteNumber', {
    since: updated('Updated'),
    query: 'Search CreatedSince CreditNoteStatus Status',
  }),
  list('purchaseList', 'PurchaseList', 'ID', {
    since: updated('LastUpdatedDate'),
    query:
      'Search RequiredBy OrderStatus RestockReceivedStatus InvoiceStatus CreditNoteStatus UnstockStatus Status',
  }),
  list('product', 'Products', 'ID', {
    since: modified,
    query: 'ID Name Sku IncludeDeprecated IncludeBOM IncludeSuppliers IncludeMovements IncludeAttachments',
  }),
  list('productFamily', 'ProductFamilies', 'ID', { since: modified, query: 'ID Name Sku' }),
  list('ref/productavailability', 'ProductAvailabilityList', 'ID Location Bin Batch', {
    query: 'ID Name Sku Location Batch Category',
  }),
  list('customer', 'CustomerList', 'ID', {
    since: modified,
    query: 'ID Name ContactFilter IncludeDeprecated IncludeProductPrices',
  }),
  list('supplier', 'SupplierList', 'ID', { since: modified, query: 'ID Name IncludeDeprecated' }),
  list('stockadjustmentList', 'StockAdjustmentList', 'TaskID', { query: 'Status' }),
  list('stockTransferList', 'StockTransferList', 'TaskID', { query: 'Status Search' }),
  list('stockTakeList', 'StockAdjustmentList', 'TaskID', { query: 'Status' }),
  list('transactions', 'Transactions', 'TaskID DebitAccountCode CreditAccountCode Transaction', {
    query: 'FromDate ToDate Account',
  }),
  list('ref/account', 'AccountsList', 'Code', { query: 'Code Name Type Status' }),
  list('ref/account/bank', 'BankAccountsList', 'AccountID', { query: 'ID Name Bank' }),
  list('ref/location', 'LocationList', 'ID', { query: 'ID Deprecated Name' }),
  list('ref/brand', 'BrandList', 'ID', { query: 'Name' }),
  list('ref/category', 'CategoryList', 'ID', { query: 'Name' }),
  list('ref/carrier', 'CarrierList', 'CarrierID', { query: 'CarrierID Description' }),
  list('ref/tax', 'TaxRuleList', 'ID', { query: 'ID Name IsActive IsTaxForSale IsTaxForPurchase Account' }),
  list('ref/paymentterm', 'PaymentTermList', 'ID', { query: 'ID Name Method IsActive IsDefault' }),
  list('ref/priceTier', 'PriceTiers', 'Code', { isWhole: true }),
  list('ref/unit', 'UnitList', 'ID', { query: 'Name' }),
  list('ref/attributeset', 'AttributeSetList', 'ID', { query: 'ID Name' }),
]

/** The documented parameters of a list. */
export const parametersOf = ({ since, query, isWhole }: Cin7Resource): string[] =>
  isWhole ? [] : ['Page', 'Limit', ...(since ? [since.parameter] : []), ...(query?.split(' ') ?? [])]

/** The resources that have the details of one task, by its id. */
export const cin7Details = [
  {
    path: 'sale',
    list: 'saleList',
    query: [
      'ID',
      'CombineAdditionalCharges',
      'HideInventoryMovements',
      'IncludeTransactions',
      'CountryFormat',
    ],
  },
  { path: 'purchase', list: 'purchaseList', query: ['ID', 'CombineAdditionalCharges'] },
  { path: 'advanced-purchase', list: 'purchaseList', query: ['ID', 'CombineAdditionalCharges'] },
] as const

export type Cin7DetailPath = (typeof cin7Details)[number]['path']
