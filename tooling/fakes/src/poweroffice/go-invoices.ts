import { post, rounded } from './go-ledger.ts'
import { type GoRecord, type GoStore, goDay, goId, goTime } from './go-store.ts'

const DAY = 86_400_000
const VAT = 0.25

export type GoSale = {
  readonly customer: GoRecord
  readonly lines: readonly { readonly product: GoRecord; readonly quantity: number }[]
  readonly at: Date
}

/** Sends an invoice: its lines, its voucher and the customer's entry. */
export function invoice(store: GoStore, { customer, lines, at }: GoSale): GoRecord {
  const no = store.next('invoice', 10_001)
  const id = goId(`invoice ${no}`)
  const amounts = lines.map(({ product, quantity }) => rounded(Number(product.UnitPrice) * quantity))
  const net = rounded(amounts.reduce((sum, amount) => sum + amount, 0))
  const total = rounded(net * (1 + VAT))
  const [first] = post(store, {
    type: 'OutgoingInvoice',
    description: `Invoice ${no}`,
    postings: [
      { account: 1500, amount: total, customer },
      { account: 3000, amount: -net, vatCode: '3' },
      { account: 2700, amount: -rounded(total - net) },
    ],
    at,
  })
  store.entries.set(id, String(first?.SubLedgerEntryId))
  for (const [index, { product, quantity }] of lines.entries())
    putLine(store, { invoice: id, index, product, quantity, net: amounts[index] ?? 0 })
  return store.put('outgoingInvoices', {
    ...sharedOf({ no, id, net, total, at, voucher: first }),
    Balance: total,
    VoucherType: 'OutgoingInvoice',
    InvoiceNo: no,
    CustomerId: customer.Id,
    CustomerNo: customer.Number,
    InvoiceDeliveryType: 'PdfByEmail',
    SentDateTimeOffset: goTime(at),
  })
}

type Invoiced = {
  no: number
  id: string
  net: number
  total: number
  at: Date
  voucher: GoRecord | undefined
}

const sharedOf = ({ id, net, total, at, voucher }: Invoiced) => ({
  Id: id,
  VoucherNo: voucher?.VoucherNo,
  VoucherDate: goDay(at),
  DueDate: goDay(new Date(at.getTime() + 14 * DAY)),
  CurrencyCode: 'NOK',
  CurrencyExchangeRate: 1,
  NetAmount: net,
  NetPostedAmount: net,
  TotalAmount: total,
  TotalPostedAmount: total,
  BalanceLastChangedDateTimeOffset: goTime(at),
  CreatedDateTimeOffset: goTime(at),
  LastChangedDateTimeOffset: goTime(at),
  IsReversed: false,
})

type Line = { invoice: string; index: number; product: GoRecord; quantity: number; net: number }

function putLine(store: GoStore, { invoice, index, product, quantity, net }: Line) {
  store.put('outgoingInvoiceLines', {
    InvoiceId: invoice,
    Id: store.next('line', 700_001),
    LineType: 'Normal',
    AccountNo: 3000,
    Description: product.Name,
    ProductId: product.Id,
    ProductCode: product.Code,
    ProductUnitPrice: product.UnitPrice,
    ProductUnitCost: product.UnitCost,
    Quantity: quantity,
    NetAmount: net,
    NetPostedAmount: net,
    TotalAmount: rounded(net * (1 + VAT)),
    TotalPostedAmount: rounded(net * (1 + VAT)),
    VatAmount: rounded(net * VAT),
    VatCode: '3',
    VatId: 3,
    VatRate: VAT,
    SortOrder: index,
    UnitOfMeasureCode: product.UnitOfMeasureCode,
  })
}

/** Posts a supplier's invoice. */
export function receive(
  store: GoStore,
  { supplier, account, net, at }: { supplier: GoRecord; account: number; net: number; at: Date },
): GoRecord {
  const no = store.next('incoming', 501)
  const total = rounded(net * (1 + VAT))
  const [first] = post(store, {
    type: 'IncomingInvoice',
    description: `Supplier invoice ${no}`,
    postings: [
      { account: 2400, amount: -total, supplier },
      { account, amount: net, vatCode: '1' },
      { account: 2710, amount: rounded(total - net) },
    ],
    at,
  })
  return store.put('incomingInvoices', {
    ...sharedOf({ no, id: goId(`incoming ${no}`), net, total, at, voucher: first }),
    Balance: -total,
    VoucherType: 'IncomingInvoice',
    InvoiceNo: `INV-${no}`,
    SupplierId: supplier.Id,
    SupplierNo: supplier.Number,
  })
}

/** Receives the payment of an invoice and matches it: both entries and the invoice have a balance of 0 then. */
export function pay(store: GoStore, invoiceId: string, at: Date = store.now()): void {
  const { CustomerId, TotalAmount, InvoiceNo } = store.get('outgoingInvoices', invoiceId)
  const customer = store.get('customers', String(CustomerId))
  const [, payment] = post(store, {
    type: 'IncomingPayments',
    description: `Payment of invoice ${InvoiceNo}`,
    postings: [
      { account: 1920, amount: Number(TotalAmount) },
      { account: 1500, amount: -Number(TotalAmount), customer },
    ],
    at,
  })
  const changed = { LastChangedDateTimeOffset: goTime(at) }
  const matched = { ...changed, Balance: 0, MatchId: store.next('match', 81_001) }
  for (const entry of [store.entries.get(invoiceId), payment?.SubLedgerEntryId])
    store.changeSilently('customerEntries', String(entry), matched)
  store.changeSilently('outgoingInvoices', invoiceId, {
    Balance: 0,
    MatchId: matched.MatchId,
    BalanceLastChangedDateTimeOffset: goTime(at),
  })
}
