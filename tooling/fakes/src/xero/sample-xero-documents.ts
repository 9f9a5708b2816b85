import { accountId, contactName, items, taxType, xeroGuid } from './sample-xero-settings.ts'
import { msDate, type XeroRecord } from './xero-books.ts'

const START = Date.UTC(2026, 0, 5)
const DAY = 86_400_000

export const dayOf = (number: number) => new Date(START + (number % 300) * DAY)
export const updated = (number: number) => ({ UpdatedDateUTC: msDate(new Date(START + number * 1_000)) })
export const dated = (number: number) => ({
  Date: msDate(dayOf(number)),
  DateString: dayOf(number).toISOString().slice(0, 19),
})

export const contact = (number: number) => ({
  ContactID: xeroGuid('contact', number),
  Name: contactName(number),
})

/** Rounds to cents. */
const money = (amount: number) => Math.round(amount * 100) / 100

function linesOf(kind: string, number: number): XeroRecord[] {
  return Array.from({ length: 1 + (number % 3) }, (_, at) => {
    const item = items[(number + at) % items.length]
    if (!item) throw new Error('There are no items')
    const amount = money(item.price * (1 + at))
    return {
      LineItemID: xeroGuid(`${kind} line ${number}`, at),
      Description: item.name,
      Quantity: 1 + at,
      UnitAmount: item.price,
      ItemCode: item.code,
      Item: { ItemID: item.id, Name: item.name, Code: item.code },
      AccountCode: '200',
      AccountID: accountId('200'),
      TaxType: taxType,
      TaxAmount: money(amount * 0.15),
      LineAmount: amount,
      Tracking: at === 0 ? [tracking(1, 'Region', 'North')] : [],
      ValidationErrors: [],
    }
  })
}

const tracking = (number: number, name: string, option: string) => ({
  TrackingCategoryID: xeroGuid('category', number),
  TrackingOptionID: xeroGuid(`option ${name}`, 0),
  Name: name,
  Option: option,
})

const totalsOf = (lines: readonly XeroRecord[]) => {
  const sum = (field: string) => money(lines.reduce((total, line) => total + Number(line[field]), 0))
  const [net, tax] = [sum('LineAmount'), sum('TaxAmount')]
  return { SubTotal: net, TotalTax: tax, Total: money(net + tax) }
}

/** The fields that all documents with lines share. */
function document(kind: string, number: number, of: XeroRecord) {
  const lines = linesOf(kind, number)
  return {
    Contact: of,
    ...dated(number),
    LineAmountTypes: 'Exclusive',
    LineItems: lines,
    ...totalsOf(lines),
    ...updated(number),
    CurrencyCode: 'NZD',
    HasAttachments: false,
  }
}

export function invoice(number: number, of: XeroRecord): XeroRecord {
  const whole = document('invoice', number, of)
  const isPaid = number % 3 === 0
  return {
    Type: number % 5 === 0 ? 'ACCPAY' : 'ACCREC',
    InvoiceID: xeroGuid('invoice', number),
    InvoiceNumber: `INV-${1000 + number}`,
    Reference: number % 2 === 0 ? `PO ${7000 + number}` : '',
    Payments: [],
    CreditNotes: [],
    Prepayments: [],
    Overpayments: [],
    ...whole,
    DueDate: msDate(new Date(dayOf(number).getTime() + 30 * DAY)),
    DueDateString: new Date(dayOf(number).getTime() + 30 * DAY).toISOString().slice(0, 19),
    Status: isPaid ? 'PAID' : 'AUTHORISED',
    ...(isPaid && { FullyPaidOnDate: msDate(dayOf(number)) }),
    AmountDue: isPaid ? 0 : whole.Total,
    AmountPaid: isPaid ? whole.Total : 0,
    AmountCredited: 0,
    CurrencyRate: 1,
    SentToContact: true,
    IsDiscounted: false,
    HasErrors: false,
    InvoiceAddresses: [],
    BrandingThemeID: xeroGuid('theme', 1),
  }
}

export function creditNote(number: number, of: XeroRecord): XeroRecord {
  const whole = document('credit note', number, of)
  const used = money(whole.Total / 2)
  return {
    CreditNoteID: xeroGuid('credit note', number),
    CreditNoteNumber: `CN-${number}`,
    Type: 'ACCRECCREDIT',
    Status: 'AUTHORISED',
    ...whole,
    RemainingCredit: money(whole.Total - used),
    AppliedAmount: used,
    Allocations: [allocation('credit note', number, used)],
    Payments: [],
    SentToContact: false,
    HasErrors: false,
  }
}

const allocation = (kind: string, number: number, amount: number) => ({
  AllocationID: xeroGuid(`${kind} allocation`, number),
  Amount: amount,
  ...dated(number + 1),
  Invoice: { InvoiceID: xeroGuid('invoice', number), InvoiceNumber: `INV-${1000 + number}`, LineItems: [] },
  IsDeleted: false,
})

/** An overpayment or a prepayment. */
export function credit(
  kind: 'Overpayment' | 'Prepayment',
  type: string,
  number: number,
  of: XeroRecord,
): XeroRecord {
  const id = xeroGuid(kind, number)
  return {
    [`${kind}ID`]: id,
    ID: id,
    Type: type,
    Status: 'AUTHORISED',
    ...document(kind, number, of),
    RemainingCredit: 10,
    Allocations: [allocation(kind, number, 5)],
    Payments: [],
  }
}

export const quote = (number: number, of: XeroRecord): XeroRecord => ({
  QuoteID: xeroGuid('quote', number),
  QuoteNumber: `QU-${number}`,
  Terms: 'Valid for 30 days',
  ...document('quote', number, of),
  ExpiryDate: msDate(new Date(dayOf(number).getTime() + 30 * DAY)),
  Status: 'SENT',
  CurrencyRate: 1,
  TotalDiscount: 0,
  Title: 'Weekly delivery',
  LineAmountTypes: 'EXCLUSIVE',
})

export const purchaseOrder = (number: number, of: XeroRecord): XeroRecord => ({
  PurchaseOrderID: xeroGuid('purchase order', number),
  PurchaseOrderNumber: `PO-${number}`,
  Type: 'PURCHASEORDER',
  ...document('purchase order', number, of),
  DeliveryDate: msDate(new Date(dayOf(number).getTime() + 7 * DAY)),
  Status: 'AUTHORISED',
  IsDiscounted: false,
  SentToContact: true,
  CurrencyRate: 1,
})

export const bankTransaction = (number: number, of: XeroRecord): XeroRecord => ({
  BankTransactionID: xeroGuid('bank transaction', number),
  Type: number % 2 === 0 ? 'SPEND' : 'RECEIVE',
  BankAccount: { AccountID: accountId('090'), Code: '090', Name: 'Business Bank Account' },
  ...document('bank transaction', number, of),
  Reference: `Card ${number}`,
  IsReconciled: true,
  Status: 'AUTHORISED',
})

export const repeatingInvoice = (number: number, of: XeroRecord): XeroRecord => ({
  RepeatingInvoiceID: xeroGuid('repeating invoice', number),
  ID: xeroGuid('repeating invoice', number),
  Type: 'ACCREC',
  Schedule: {
    Period: 1,
    Unit: 'MONTHLY',
    DueDate: 20,
    DueDateType: 'OFFOLLOWINGMONTH',
    StartDate: msDate(dayOf(number)),
    NextScheduledDate: msDate(dayOf(number + 30)),
  },
  ...document('repeating invoice', number, of),
  Status: 'AUTHORISED',
})
