import { columns, ofParent } from '../http/columns.ts'
import type { ChildTable, Column, SourceRecord } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { isRecord, listAt } from '../http/records.ts'

// Lines have no ids, so their place is part of the key. `Place` and `Kind` are added here.

const amounts = columns('numeric', 'Quantity Price Discount Tax Total')

const line: readonly Column[] = [
  ...columns('text', 'Kind'),
  ...columns('guid', 'ProductID'),
  ...columns('text', 'SKU Name Description'),
  ...amounts,
  ...columns('text', 'TaxRule Comment'),
]

const place = columns('whole', 'Place:line_no')
const account = columns('text', 'Account')
const averageCost = columns('numeric', 'AverageCost')
const document = columns('numeric', 'TotalBeforeTax Tax Total')

const address = (path: string, prefix: string): Column[] =>
  columns(
    'text',
    ['Line1', 'Line2', 'City', 'State', 'Postcode', 'Country']
      .map((part) => `${path}.${part}:${prefix}_${part.toLowerCase()}`)
      .join(' '),
  )

const orderTotals = [
  ...columns('text', 'Order.Status:order_status Order.Memo:order_memo'),
  ...columns(
    'numeric',
    'Order.TotalBeforeTax:order_total_before_tax Order.Tax:order_tax Order.Total:order_total',
  ),
]

export const saleDetails: readonly Column[] = [
  ...columns('guid', 'ID:sale_id'),
  ...columns('text', 'Status Type'),
  ...columns('guid', 'CustomerID'),
  ...columns('text', 'Customer Contact Phone Email DefaultAccount CustomerReference'),
  ...columns('day', 'SaleOrderDate ShipBy'),
  ...columns('text', 'Location SalesRepresentative Terms PriceTier Carrier TaxRule TaxCalculation'),
  ...columns('text', 'BaseCurrency CustomerCurrency'),
  ...columns('numeric', 'CurrencyRate COGSAmount:cogs_amount'),
  ...columns('text', 'Note ShippingNotes SourceChannel ExternalID'),
  ...columns('yesNo', 'ServiceOnly SkipQuote'),
  ...columns('text', 'Quote.Status:quote_status Order.SaleOrderNumber:sale_order_number'),
  ...orderTotals,
  ...address('BillingAddress', 'billing'),
  ...address('ShippingAddress', 'shipping'),
  ...columns('json', 'AdditionalAttributes'),
  ...columns('utcInstant', 'LastModifiedOn:updated_at'),
]

export const purchaseDetails: readonly Column[] = [
  ...columns('guid', 'ID:purchase_id'),
  ...columns('text', 'Status Type Approach OrderNumber'),
  ...columns('guid', 'SupplierID'),
  ...columns('text', 'Supplier Contact Phone'),
  ...columns('day', 'OrderDate RequiredBy'),
  ...columns('text', 'Location Terms TaxRule TaxCalculation InventoryAccount BaseCurrency SupplierCurrency'),
  ...columns('numeric', 'CurrencyRate'),
  ...columns('text', 'Note'),
  ...columns('yesNo', 'BlindReceipt IsServiceOnly'),
  ...orderTotals,
  ...address('BillingAddress', 'billing'),
  ...address('ShippingAddress', 'shipping'),
  ...columns('json', 'AdditionalAttributes'),
  ...columns('utcInstant', 'LastUpdatedDate:updated_at'),
]

/** Returns an object as a list of one: simple purchases have one invoice, advanced ones have a list of them. */
function listOf(value: unknown): readonly SourceRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord)
  return isRecord(value) ? [value] : []
}

const placed = (records: readonly SourceRecord[]): SourceRecord[] =>
  records.map((record, at) => ({ ...record, Place: at + 1 }))

/** Returns the lines of a document and then its charges, such as freight. */
const linesOf = (document: unknown): SourceRecord[] =>
  isRecord(document)
    ? [
        ...listAt('Lines')(document).map((record) => ({ ...record, Kind: 'line' })),
        ...listAt('AdditionalCharges')(document).map((record) => ({ ...record, Kind: 'charge' })),
      ]
    : []

/** Returns the rows of each document of a list, with the fields of the document that they carry. */
const ofEach =
  (
    list: string,
    rows: (document: SourceRecord) => readonly SourceRecord[],
    carried: (document: SourceRecord) => SourceRecord,
  ) =>
  (parent: SourceRecord): SourceRecord[] =>
    listOf(parent[list]).flatMap((one) => rows(one).map((row) => ({ ...row, ...carried(one) })))

const child = (
  parentKey: string,
  { columns: own, key, ...table }: Pick<ChildTable, 'name' | 'columns' | 'records'> & { key: string },
): ChildTable => ({
  ...table,
  columns: [ofParent('guid', 'ID', parentKey), ...own],
  key: [parentKey, ...key.split(' ')],
  parentKey,
})

const ofSale = (table: Parameters<typeof child>[1]) => child('sale_id', table)
const ofPurchase = (table: Parameters<typeof child>[1]) => child('purchase_id', table)

const payment: readonly Column[] = [
  ...columns('guid', 'TaskID:document_task_id ID'),
  ...columns('text', 'Kind Reference Account'),
  ...columns('numeric', 'Amount CurrencyRate'),
  ...columns('day', 'DatePaid'),
  ...columns('utcInstant', 'DateCreated:created_at'),
]

const taskOf = ({ TaskID }: SourceRecord): SourceRecord => ({ TaskID })

const salePayments = (sale: SourceRecord): SourceRecord[] => [
  ...ofEach('Invoices', listAt('Payments'), (one) => ({ ...taskOf(one), Kind: 'payment' }))(sale),
  ...ofEach('CreditNotes', listAt('Refunds'), (one) => ({ ...taskOf(one), Kind: 'refund' }))(sale),
]

const stages = ['Pick', 'Pack', 'Ship'] as const

const fulfilmentLines = (fulfilment: SourceRecord): SourceRecord[] =>
  stages.flatMap((stage) =>
    listOf(valueAt(fulfilment, [stage, 'Lines'])).map((row) => ({
      ...row,
      Stage: stage.toLowerCase(),
      StageStatus: valueAt(fulfilment, [stage, 'Status']),
    })),
  )

const stock: readonly Column[] = [
  ...columns('guid', 'ProductID'),
  ...columns('text', 'SKU Name'),
  ...columns('numeric', 'Quantity'),
  ...columns('text', 'BatchSN:batch_sn'),
  ...columns('day', 'ExpiryDate'),
  ...columns('guid', 'LocationID'),
  ...columns('text', 'Location'),
]

export const saleTables: readonly ChildTable[] = [
  ofSale({
    name: 'sale_order_lines',
    records: ({ Order }) => placed(linesOf(Order)),
    columns: [
      ...place,
      ...line,
      ...averageCost,
      ...columns('yesNo', 'DropShip Backorder'),
      ...columns('numeric', 'BackorderQuantity'),
    ],
    key: 'line_no',
  }),
  ofSale({
    name: 'sale_invoices',
    records: listAt('Invoices'),
    columns: [
      ...columns('guid', 'TaskID'),
      ...columns('text', 'InvoiceNumber Status LinkedFulfillmentNumber Memo'),
      ...columns('day', 'InvoiceDate InvoiceDueDate'),
      ...columns('numeric', 'CurrencyConversionRate'),
      ...document,
      ...columns('numeric', 'Paid'),
    ],
    key: 'task_id',
  }),
  ofSale({
    name: 'sale_invoice_lines',
    records: ofEach('Invoices', (one) => placed(linesOf(one)), taskOf),
    columns: [...columns('guid', 'TaskID:invoice_task_id'), ...place, ...line, ...account, ...averageCost],
    key: 'invoice_task_id line_no',
  }),
  ofSale({
    name: 'sale_credit_note_lines',
    records: ofEach(
      'CreditNotes',
      (one) => placed(linesOf(one)),
      ({ TaskID, CreditNoteNumber }) => ({ TaskID, CreditNoteNumber }),
    ),
    columns: [
      ...columns('guid', 'TaskID:credit_note_task_id'),
      ...place,
      ...columns('text', 'CreditNoteNumber'),
      ...line,
      ...account,
      ...averageCost,
    ],
    key: 'credit_note_task_id line_no',
  }),
  ofSale({
    name: 'sale_payments',
    records: salePayments,
    columns: payment,
    key: 'document_task_id id',
  }),
  ofSale({
    name: 'sale_fulfilment_lines',
    records: ofEach(
      'Fulfilments',
      (one) => placed(fulfilmentLines(one)),
      ({ TaskID, FulfillmentNumber }) => ({ TaskID, FulfillmentNumber }),
    ),
    columns: [
      ...columns('guid', 'TaskID:fulfilment_task_id'),
      ...place,
      ...columns('whole', 'FulfillmentNumber:fulfilment_number'),
      ...columns('text', 'Stage StageStatus'),
      ...stock,
      ...columns('text', 'Box Boxes Carrier TrackingNumber TrackingURL:tracking_url'),
      ...columns('day', 'ShipmentDate'),
      ...columns('yesNo', 'IsShipped'),
    ],
    key: 'fulfilment_task_id line_no',
  }),
]

/** The first invoice number is as Cin7 writes it. */
const invoiceOf = ({ TaskID, InvoiceNumber, InvocieNumber, InvoiceDate, Status }: SourceRecord) => ({
  TaskID,
  InvoiceNumber: InvoiceNumber ?? InvocieNumber,
  InvoiceDate,
  InvoiceStatus: Status,
})

const received = (purchase: SourceRecord): SourceRecord[] => [
  ...ofEach('StockReceived', listAt('Lines'), (one) => ({ ...taskOf(one), Stage: 'received' }))(purchase),
  ...ofEach('PutAway', listAt('Lines'), (one) => ({ ...taskOf(one), Stage: 'put away' }))(purchase),
]

export const purchaseTables: readonly ChildTable[] = [
  ofPurchase({
    name: 'purchase_order_lines',
    records: ({ Order }) => placed(linesOf(Order)),
    columns: [...place, ...line, ...columns('text', 'SupplierSKU:supplier_sku Reference')],
    key: 'line_no',
  }),
  ofPurchase({
    name: 'purchase_invoice_lines',
    records: (purchase) => placed(ofEach('Invoice', linesOf, invoiceOf)(purchase)),
    columns: [
      ...place,
      ...columns('guid', 'TaskID:invoice_task_id'),
      ...columns('text', 'InvoiceNumber InvoiceStatus'),
      ...columns('day', 'InvoiceDate'),
      ...line,
      ...account,
      ...columns('text', 'Reference'),
    ],
    key: 'line_no',
  }),
  ofPurchase({
    name: 'purchase_stock_lines',
    records: (purchase) => placed(received(purchase)),
    columns: [
      ...place,
      ...columns('guid', 'TaskID'),
      ...columns('text', 'Stage'),
      ...columns('day', 'Date:received_date'),
      ...stock,
      ...columns('text', 'SupplierSKU:supplier_sku'),
      ...columns('guid', 'CardID'),
      ...columns('yesNo', 'Received'),
    ],
    key: 'line_no',
  }),
]
