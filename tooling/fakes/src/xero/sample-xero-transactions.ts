import {
  bankTransaction,
  contact,
  credit,
  creditNote,
  dated,
  dayOf,
  invoice,
  purchaseOrder,
  quote,
  repeatingInvoice,
  updated,
} from './sample-xero-documents.ts'
import { accountId, xeroGuid } from './sample-xero-settings.ts'
import { msDate, type XeroBooks, type XeroRecord } from './xero-books.ts'

/** Fills invoices with their payments and journals, and a few records of every other kind. */
export function fillTransactions(books: XeroBooks, invoices: number): void {
  const contacts = books.of('Contacts').all().length
  const put = (resource: string, record: XeroRecord) => books.of(resource).put(record)
  const several = (count: number, record: (number: number) => void) => {
    for (let number = 1; number <= count; number++) record(number)
  }
  const contactOf = (number: number) => contact((number % contacts) + 1)

  several(invoices, (number) => {
    const one = invoice(number, contactOf(number))
    put('Invoices', one)
    if (one.Status === 'PAID') put('Payments', payment(number, one))
    put('Journals', journal(number, one))
  })
  several(Math.ceil(invoices / 10), (number) => {
    put('CreditNotes', creditNote(number, contactOf(number)))
    put('Quotes', quote(number, contactOf(number)))
    put('PurchaseOrders', purchaseOrder(number, contactOf(number)))
    put('ManualJournals', manualJournal(number))
  })
  several(Math.ceil(invoices / 2), (number) =>
    put('BankTransactions', bankTransaction(number, contactOf(number))),
  )
  several(2, (number) => {
    put('Overpayments', credit('Overpayment', 'RECEIVE-OVERPAYMENT', number, contactOf(number)))
    put('Prepayments', credit('Prepayment', 'RECEIVE-PREPAYMENT', number, contactOf(number)))
    put('RepeatingInvoices', repeatingInvoice(number, contactOf(number)))
    put('BankTransfers', bankTransfer(number))
    put('BatchPayments', batchPayment(number))
    put('LinkedTransactions', linkedTransaction(number))
  })
}

const payment = (number: number, { InvoiceID, InvoiceNumber, Type, Total }: XeroRecord): XeroRecord => ({
  PaymentID: xeroGuid('payment', number),
  Date: msDate(dayOf(number)),
  BankAmount: Total,
  Amount: Total,
  CurrencyRate: 1,
  PaymentType: `${Type}PAYMENT`,
  Status: 'AUTHORISED',
  IsReconciled: number % 2 === 0,
  HasAccount: true,
  HasValidationErrors: false,
  Account: { AccountID: accountId('090'), Code: '090' },
  Invoice: { InvoiceID, InvoiceNumber, Type, Payments: [], LineItems: [] },
  Reference: 'eft',
  ...updated(number),
})

const journal = (number: number, { InvoiceID, Reference, Type, Total, ...one }: XeroRecord): XeroRecord => ({
  JournalID: xeroGuid('journal', number),
  JournalDate: one.Date,
  JournalNumber: number,
  CreatedDateUTC: one.UpdatedDateUTC,
  Reference,
  SourceID: InvoiceID,
  SourceType: Type,
  JournalLines: [journalLine(number, '610', Number(Total)), journalLine(number, '200', -Number(Total))],
})

const journalLine = (number: number, code: string, amount: number) => ({
  JournalLineID: xeroGuid(`journal line ${code}`, number),
  AccountID: accountId(code),
  AccountCode: code,
  AccountType: code === '200' ? 'REVENUE' : 'CURRENT',
  AccountName: code === '200' ? 'Sales' : 'Accounts Receivable',
  Description: '',
  NetAmount: amount,
  GrossAmount: amount,
  TaxAmount: 0,
  TrackingCategories: [],
})

const manualJournal = (number: number): XeroRecord => ({
  ManualJournalID: xeroGuid('manual journal', number),
  ...dated(number),
  Status: 'POSTED',
  LineAmountTypes: 'NoTax',
  Narration: `Accrual ${number}`,
  JournalLines: [
    { LineAmount: 100, AccountCode: '400', AccountID: accountId('400'), TaxType: 'NONE', Tracking: [] },
    { LineAmount: -100, AccountCode: '800', AccountID: accountId('800'), TaxType: 'NONE', Tracking: [] },
  ],
  ShowOnCashBasisReports: true,
  HasAttachments: false,
  ...updated(number),
})

const bankTransfer = (number: number): XeroRecord => ({
  BankTransferID: xeroGuid('bank transfer', number),
  CreatedDateUTC: msDate(dayOf(number)),
  CreatedDateUTCString: dayOf(number).toISOString().slice(0, 19),
  ...dated(number),
  Status: 'AUTHORISED',
  FromBankAccount: { AccountID: accountId('090'), Code: '090', Name: 'Business Bank Account' },
  ToBankAccount: { AccountID: accountId('091'), Code: '091', Name: 'Savings Account' },
  Amount: 500 * number,
  FromBankTransactionID: xeroGuid('transfer from', number),
  ToBankTransactionID: xeroGuid('transfer to', number),
  FromIsReconciled: true,
  ToIsReconciled: true,
  Reference: `Savings ${number}`,
  HasAttachments: false,
})

const batchPayment = (number: number): XeroRecord => ({
  BatchPaymentID: xeroGuid('batch payment', number),
  Account: { AccountID: accountId('090') },
  Reference: `Batch ${number}`,
  ...dated(number),
  Type: 'RECBATCH',
  Status: 'AUTHORISED',
  TotalAmount: 200.5,
  IsReconciled: false,
  Payments: [{ PaymentID: xeroGuid('payment', number * 3), Amount: 200.5 }],
  ...updated(number),
})

const linkedTransaction = (number: number): XeroRecord => ({
  LinkedTransactionID: xeroGuid('linked transaction', number),
  SourceTransactionID: xeroGuid('invoice', 5 * number),
  SourceLineItemID: xeroGuid(`invoice line ${5 * number}`, 0),
  ContactID: xeroGuid('contact', number),
  Status: 'DRAFT',
  Type: 'BILLABLEEXPENSE',
  SourceTransactionTypeCode: 'ACCPAY',
  ...updated(number),
})
