import type { Cin7Record, Cin7Store } from './cin7-store.ts'
import { cin7Line } from './sample-cin7-sales.ts'
import { cin7Id, dayOf, hoursOpen } from './sample-cin7-settings.ts'

const isAdvanced = (number: number) => number % 3 === 2

const received = (number: number, day: string): Cin7Record => ({
  CardID: cin7Id('card', number),
  Date: day,
  ProductID: cin7Id('product', number % 12),
  SKU: `B${number % 12}`,
  Name: 'Beans',
  SupplierSKU: `S-${number}`,
  Quantity: 20,
  BatchSN: `B-${number}`,
  ExpiryDate: null,
  Location: 'Main Warehouse',
  LocationID: cin7Id('location', 1),
  Received: true,
})

function parts(number: number, day: string): Cin7Record {
  const lines = [cin7Line(number % 12, 20), cin7Line((number + 1) % 12, 5)]
  const order = {
    Status: 'AUTHORISED',
    Lines: lines.map((line) => ({ ...line, SupplierSKU: `S-${number}` })),
    AdditionalCharges: [],
    Prepayments: [],
    TotalBeforeTax: 787.5,
    Tax: 118.13,
    Total: 905.63,
  }
  const invoice = {
    Status: 'AUTHORISED',
    InvoiceDate: day,
    InvoiceDueDate: day,
    Lines: lines.map((line) => ({ ...line, Account: '630' })),
    AdditionalCharges: [
      { Description: 'Freight', Quantity: 1, Price: 50, Total: 50, Account: '425', Reference: '' },
    ],
    Payments: [],
  }
  const stock = { Status: 'AUTHORISED', Lines: [received(number, day)] }
  if (!isAdvanced(number))
    return { Order: order, Invoice: { ...invoice, InvocieNumber: `P-${number}` }, StockReceived: stock }
  const task = { TaskID: cin7Id('purchase invoice', number), InvoicingAndReceivingNumber: 1 }
  return {
    Order: order,
    Invoice: [{ ...invoice, ...task, InvoiceNumber: `P-${number}` }],
    StockReceived: [{ ...stock, TaskID: cin7Id('receipt', number), InvoicingAndReceivingNumber: 1 }],
    PutAway: [{ ...stock, TaskID: cin7Id('put away', number), InvoicingAndReceivingNumber: 1 }],
  }
}

export function addPurchase(store: Cin7Store, number: number): void {
  const at = hoursOpen(48 * number)
  const shared = {
    ID: cin7Id('purchase', number),
    OrderNumber: `PO-${number}`,
    Status: number % 5 === 4 ? 'DRAFT' : 'RECEIVED',
    OrderDate: dayOf(at),
    Supplier: `Supplier ${number % 3}`,
    SupplierID: cin7Id('supplier', number % 3),
    BaseCurrency: 'NZD',
    SupplierCurrency: 'USD',
    RequiredBy: null,
    LastUpdatedDate: at,
    BlindReceipt: false,
    Type: isAdvanced(number) ? 'Advanced Purchase' : 'Simple Purchase',
  }
  store.put('purchaseList', {
    ...shared,
    InvoiceNumber: `P-${number}`,
    InvoiceAmount: 837.5,
    PaidAmount: 0,
    InvoiceDate: dayOf(at),
    InvoiceDueDate: null,
    CreditNoteNumber: null,
    OrderStatus: 'AUTHORISED',
    StockReceivedStatus: 'AUTHORISED',
    InvoiceStatus: 'AUTHORISED',
    CreditNoteStatus: 'NOT AVAILABLE',
    UnstockStatus: 'NOT AVAILABLE',
    CombinedReceivingStatus: 'FULLY RECEIVED',
    CombinedInvoiceStatus: 'INVOICED',
    CombinedPaymentStatus: 'UNPAID',
    IsServiceOnly: false,
    DropShipTaskID: null,
  })
  store.putDetail(isAdvanced(number) ? 'advanced-purchase' : 'purchase', {
    ...shared,
    Contact: 'Ana',
    CurrencyRate: 1.62,
    Location: 'Main Warehouse',
    Terms: '30 days',
    Note: '',
    TaxRule: 'GST',
    ...parts(number, dayOf(at)),
  })
}

export function fillPurchases(store: Cin7Store, purchases: number): void {
  for (let number = 0; number < purchases; number++) addPurchase(store, number)
}
