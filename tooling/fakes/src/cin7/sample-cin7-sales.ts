import type { Cin7Record, Cin7Store } from './cin7-store.ts'
import { customerName, productName } from './sample-cin7-catalogue.ts'
import { cin7Id, dayOf, hoursOpen } from './sample-cin7-settings.ts'

/** The price without tax of each line. */
const PRICE = 31.5

/** A line of an order, an invoice or a credit note. */
export const cin7Line = (product: number, Quantity: number, more: Cin7Record = {}): Cin7Record => ({
  ProductID: cin7Id('product', product),
  SKU: `B${product}`,
  Name: productName(product),
  Quantity,
  Price: PRICE,
  Discount: 0,
  Tax: 4.725 * Quantity,
  TaxRule: 'GST',
  Comment: '',
  Total: PRICE * Quantity,
  ProductCustomField1: null,
  ProductWeight: 0,
  ...more,
})

const charge = (Description: string): Cin7Record => ({
  Description,
  Quantity: 1,
  Price: 9.9,
  Discount: 0,
  Tax: 1.49,
  TaxRule: 'GST',
  Comment: null,
  Total: 9.9,
  Account: '201',
})

const payment = (kind: string, number: number, Amount: number, day: string): Cin7Record => ({
  ID: cin7Id(kind, number),
  Reference: `${kind} ${number}`,
  Amount,
  DatePaid: day,
  Account: '090',
  CurrencyRate: 1,
  DateCreated: day.replace('T00:00:00', 'T09:30:00.12Z'),
})

const total = (lines: readonly Cin7Record[]) => lines.reduce((sum, { Total }) => sum + Number(Total), 0)

const picked = (Status: string, lines: readonly Cin7Record[], more: Cin7Record = {}): Cin7Record => ({
  Status,
  Lines: lines.map(({ ProductID, SKU, Name, Quantity }) => ({
    ProductID,
    SKU,
    Name,
    Quantity,
    Location: 'Main Warehouse',
    LocationID: cin7Id('location', 1),
    BatchSN: null,
    ExpiryDate: null,
    ...more,
  })),
})

const shipped = (number: number, day: string): Cin7Record => ({
  Status: 'AUTHORISED',
  RequireBy: null,
  Lines: [
    {
      ID: cin7Id('shipment', number),
      ShipmentDate: day,
      Carrier: 'DEFAULT Carrier',
      Boxes: 'Box 1',
      TrackingNumber: `T${number}`,
      TrackingURL: null,
      IsShipped: true,
    },
  ],
})

const isDraft = (number: number) => number % 10 === 9
const isCredited = (number: number) => number % 6 === 5

const DAYS = 310

/** Two sales of the same second, and a day between pairs, within some months. */
const updatedAt = (number: number) => hoursOpen(24 * (Math.floor(number / 2) % DAYS))

const linesOf = (number: number) =>
  Array.from({ length: 1 + (number % 3) }, (_, line) => cin7Line((number + line) % 12, 1 + line))

const isFreighted = (number: number) => number % 4 === 0

const totals = (lines: readonly Cin7Record[]) => ({
  TotalBeforeTax: total(lines),
  Tax: 4.73,
  Total: total(lines) + 4.73,
})

function invoiceOf(number: number, day: string): Cin7Record {
  const lines = linesOf(number)
  return {
    TaskID: cin7Id('invoice', number),
    InvoiceNumber: `INV-${number}`,
    Status: 'AUTHORISED',
    InvoiceDate: day,
    InvoiceDueDate: day,
    CurrencyConversionRate: 1,
    Lines: lines.map((line) => ({ ...line, Account: '200' })),
    AdditionalCharges: isFreighted(number) ? [charge('Freight')] : [],
    ...totals(lines),
    Paid: 0,
    Payments: number % 2 ? [payment('payment', number, total(lines), day)] : [],
  }
}

const creditNoteOf = (number: number, day: string): Cin7Record => ({
  TaskID: cin7Id('credit', number),
  CreditNoteNumber: `CR-${number}`,
  CreditNoteInvoiceNumber: `INV-${number}`,
  Status: 'AUTHORISED',
  CreditNoteDate: day,
  Lines: [{ ...linesOf(number)[0], Account: '200' }],
  AdditionalCharges: [],
  Refunds: [payment('refund', number, PRICE, day)],
  Restock: [],
})

const fulfilmentOf = (number: number, day: string): Cin7Record => ({
  TaskID: cin7Id('fulfilment', number),
  FulfillmentNumber: 1,
  FulFilmentStatus: 'FULFILLED',
  LinkedInvoiceNumber: `INV-${number}`,
  Pick: picked('AUTHORISED', linesOf(number)),
  Pack: picked('AUTHORISED', linesOf(number), { Box: 'Box 1' }),
  Ship: shipped(number, day),
})

function orderOf(number: number): Cin7Record {
  const lines = linesOf(number)
  const { Account: _, ...freight } = charge('Freight')
  return {
    SaleOrderNumber: `SO-${number}`,
    Status: isDraft(number) ? 'DRAFT' : 'AUTHORISED',
    Memo: '',
    Lines: lines.map((line) => ({ ...line, AverageCost: 18.2, DropShip: false, BackorderQuantity: 0 })),
    AdditionalCharges: isFreighted(number) ? [freight] : [],
    ...totals(lines),
  }
}

function saleDetail(number: number): Cin7Record {
  const day = dayOf(updatedAt(number))
  const draft = isDraft(number)
  return {
    ID: cin7Id('sale', number),
    Customer: customerName(number % 8),
    CustomerID: cin7Id('customer', number % 8),
    Contact: 'Mere Tua',
    Email: 'orders@cafe.example',
    Type: 'Simple Sale',
    Status: draft ? 'DRAFT' : 'INVOICED',
    BaseCurrency: 'NZD',
    CustomerCurrency: 'NZD',
    CurrencyRate: 1,
    SaleOrderDate: day,
    Location: 'Main Warehouse',
    Terms: '30 days',
    PriceTier: 'Tier 1',
    Note: number === 1 ? 'Ring the "bell",\nthen wait' : '',
    COGSAmount: 18.2,
    BillingAddress: { City: 'Auckland', Country: 'New Zealand' },
    ShippingAddress: { City: 'Auckland', Country: 'New Zealand' },
    Quote: { Status: 'NOT AVAILABLE', Lines: [] },
    Order: orderOf(number),
    Invoices: draft ? [] : [invoiceOf(number, day)],
    CreditNotes: isCredited(number) ? [creditNoteOf(number, day)] : [],
    Fulfilments: draft ? [] : [fulfilmentOf(number, day)],
    ManualJournals: { Status: 'NOT AVAILABLE', Lines: [] },
    AdditionalAttributes: { AdditionalAttribute1: number === 1 ? 'North' : null },
    Attachments: [],
  }
}

function saleSummary(number: number, { Status, CustomerID, Customer }: Cin7Record): Cin7Record {
  const at = updatedAt(number)
  return {
    SaleID: cin7Id('sale', number),
    OrderNumber: `SO-${number}`,
    Status,
    OrderDate: dayOf(at),
    InvoiceDate: isDraft(number) ? null : dayOf(at),
    Customer,
    CustomerID,
    InvoiceNumber: isDraft(number) ? null : `INV-${number}`,
    CustomerReference: `${7_000 + number}`,
    InvoiceAmount: isDraft(number) ? 0 : 36.23,
    PaidAmount: 0,
    InvoiceDueDate: null,
    ShipBy: null,
    BaseCurrency: 'NZD',
    CustomerCurrency: 'NZD',
    CreditNoteNumber: isCredited(number) ? `CR-${number}` : null,
    Updated: at,
    QuoteStatus: 'NOT AVAILABLE',
    OrderStatus: isDraft(number) ? 'DRAFT' : 'AUTHORISED',
    CombinedInvoiceStatus: isDraft(number) ? 'NOT AVAILABLE' : 'INVOICED',
    CombinedPaymentStatus: 'UNPAID',
    CombinedTrackingNumbers: '',
    CreditNoteStatus: isCredited(number) ? 'AUTHORISED' : 'NOT AVAILABLE',
    FulFilmentStatus: 'FULFILLED',
    Type: 'Simple Sale',
    SourceChannel: null,
    ExternalID: null,
    OrderLocationID: cin7Id('location', 1),
  }
}

/** Adds a sale to the lists, with its details. */
export function addSale(store: Cin7Store, number: number, more: { Updated?: string } = {}): void {
  const detail = saleDetail(number)
  const summary = { ...saleSummary(number, detail), ...more }
  store.put('saleList', summary)
  store.putDetail('sale', { ...detail, LastModifiedOn: summary.Updated })
  if (isCredited(number)) store.put('saleCreditNoteList', { ...summary, RestockStatus: 'DRAFT' })
}

/** A posting of each sale. The last ones are in the month of the last sale. */
function posting(number: number): Cin7Record {
  return {
    TaskID: cin7Id('sale', number),
    Type: 'Sale',
    Reference: `INV-${number}`,
    EffectiveDate: dayOf(updatedAt(number)),
    Transaction: `Harbour Café - INV-${number}`,
    DebitAccountCode: '610',
    CreditAccountCode: '200',
    Amount: 31.5 + number / 8,
  }
}

export function fillSales(store: Cin7Store, sales: number): void {
  for (let number = 0; number < sales; number++) {
    addSale(store, number)
    store.put('transactions', posting(number))
  }
}
