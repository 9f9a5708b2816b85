import { columns } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { days, times } from './xero-columns.ts'

const contact = [
  ...columns('guid', 'Contact.ContactID:contact_id'),
  ...columns('text', 'Contact.Name:contact_name'),
]

const totals = columns('numeric', 'SubTotal TotalTax Total')

const currency = [...columns('text', 'CurrencyCode'), ...columns('numeric', 'CurrencyRate')]

export const bankTransactions: readonly Column[] = [
  ...columns('guid', 'BankTransactionID'),
  ...columns('text', 'Type Status Reference'),
  ...contact,
  ...columns('guid', 'BankAccount.AccountID:bank_account_id'),
  ...columns('text', 'BankAccount.Code BankAccount.Name'),
  ...days('Date'),
  ...columns('text', 'LineAmountTypes'),
  ...totals,
  ...currency,
  ...columns('yesNo', 'IsReconciled HasAttachments'),
  ...columns('guid', 'PrepaymentID OverpaymentID'),
  ...columns('text', 'Url'),
  ...times('UpdatedDateUTC'),
]

export const bankTransfers: readonly Column[] = [
  ...columns('guid', 'BankTransferID'),
  ...columns('text', 'Status Reference'),
  ...columns('guid', 'FromBankAccount.AccountID:from_bank_account_id'),
  ...columns('text', 'FromBankAccount.Code FromBankAccount.Name'),
  ...columns('guid', 'ToBankAccount.AccountID:to_bank_account_id'),
  ...columns('text', 'ToBankAccount.Code ToBankAccount.Name'),
  ...days('Date'),
  ...columns('numeric', 'Amount CurrencyRate'),
  ...columns('guid', 'FromBankTransactionID ToBankTransactionID'),
  ...columns('yesNo', 'FromIsReconciled ToIsReconciled HasAttachments'),
  ...columns('json', 'FromTracking ToTracking'),
  ...times('CreatedDateUTC'),
]

export const batchPayments: readonly Column[] = [
  ...columns('guid', 'BatchPaymentID Account.AccountID:account_id'),
  ...columns('text', 'Type Status Reference Particulars Code Details Narrative'),
  ...days('Date'),
  ...columns('numeric', 'Amount TotalAmount'),
  ...columns('yesNo', 'IsReconciled'),
  ...columns('json', 'Payments'),
  ...times('UpdatedDateUTC'),
]

export const creditNotes: readonly Column[] = [
  ...columns('guid', 'CreditNoteID'),
  ...columns('text', 'CreditNoteNumber Type Status Reference'),
  ...contact,
  ...days('Date DueDate FullyPaidOnDate'),
  ...columns('text', 'LineAmountTypes'),
  ...totals,
  ...columns('numeric', 'RemainingCredit AppliedAmount CISDeduction CISRate'),
  ...currency,
  ...columns('guid', 'BrandingThemeID'),
  ...columns('yesNo', 'SentToContact HasAttachments'),
  ...times('UpdatedDateUTC'),
]

export const invoices: readonly Column[] = [
  ...columns('guid', 'InvoiceID'),
  ...columns('text', 'InvoiceNumber Type Status Reference'),
  ...contact,
  ...days('Date DueDate ExpectedPaymentDate PlannedPaymentDate FullyPaidOnDate'),
  ...columns('text', 'LineAmountTypes'),
  ...totals,
  ...columns('numeric', 'TotalDiscount AmountDue AmountPaid AmountCredited CISDeduction CISRate'),
  ...currency,
  ...columns('guid', 'BrandingThemeID RepeatingInvoiceID'),
  ...columns('yesNo', 'SentToContact IsDiscounted HasAttachments'),
  ...columns('text', 'Url'),
  ...times('UpdatedDateUTC'),
]

export const journals: readonly Column[] = [
  ...columns('guid', 'JournalID'),
  ...columns('whole', 'JournalNumber'),
  ...days('JournalDate'),
  ...columns('text', 'Reference SourceType'),
  ...columns('guid', 'SourceID'),
  ...times('CreatedDateUTC'),
]

export const linkedTransactions: readonly Column[] = [
  ...columns('guid', 'LinkedTransactionID SourceTransactionID SourceLineItemID'),
  ...columns('guid', 'TargetTransactionID TargetLineItemID ContactID'),
  ...columns('text', 'Type Status SourceTransactionTypeCode'),
  ...times('UpdatedDateUTC'),
]

export const manualJournals: readonly Column[] = [
  ...columns('guid', 'ManualJournalID'),
  ...columns('text', 'Narration Status LineAmountTypes'),
  ...days('Date'),
  ...columns('yesNo', 'ShowOnCashBasisReports HasAttachments'),
  ...columns('text', 'Url'),
  ...times('UpdatedDateUTC'),
]

const credit = (id: string, other: string): readonly Column[] => [
  ...columns('guid', id),
  ...columns('text', other),
  ...contact,
  ...days('Date'),
  ...columns('text', 'LineAmountTypes'),
  ...totals,
  ...columns('numeric', 'RemainingCredit AppliedAmount'),
  ...currency,
  ...columns('yesNo', 'HasAttachments'),
  ...columns('json', 'LineItems'),
  ...times('UpdatedDateUTC'),
]

export const overpayments = credit('OverpaymentID', 'Type Status Reference')

export const prepayments = credit('PrepaymentID BrandingThemeID', 'Type Status Reference InvoiceNumber')

export const payments: readonly Column[] = [
  ...columns('guid', 'PaymentID'),
  ...columns('text', 'PaymentType Status Reference'),
  ...days('Date'),
  ...columns('numeric', 'Amount BankAmount CurrencyRate'),
  ...columns('guid', 'Account.AccountID:account_id'),
  ...columns('text', 'Account.Code'),
  ...columns('guid', 'Invoice.InvoiceID:invoice_id'),
  ...columns('text', 'Invoice.InvoiceNumber:invoice_number'),
  ...columns('guid', 'CreditNote.CreditNoteID:credit_note_id'),
  ...columns('text', 'CreditNote.CreditNoteNumber:credit_note_number'),
  ...columns('guid', 'Prepayment.PrepaymentID:prepayment_id Overpayment.OverpaymentID:overpayment_id'),
  ...columns('guid', 'BatchPaymentID'),
  ...columns('yesNo', 'IsReconciled HasAccount'),
  ...times('UpdatedDateUTC'),
]

export const purchaseOrders: readonly Column[] = [
  ...columns('guid', 'PurchaseOrderID'),
  ...columns('text', 'PurchaseOrderNumber Type Status Reference'),
  ...contact,
  ...days('Date DeliveryDate ExpectedArrivalDate'),
  ...columns('text', 'DeliveryAddress AttentionTo Telephone DeliveryInstructions LineAmountTypes'),
  ...totals,
  ...columns('numeric', 'TotalDiscount'),
  ...currency,
  ...columns('guid', 'BrandingThemeID'),
  ...columns('yesNo', 'SentToContact IsDiscounted HasAttachments'),
  ...times('UpdatedDateUTC'),
]

export const quotes: readonly Column[] = [
  ...columns('guid', 'QuoteID'),
  ...columns('text', 'QuoteNumber Status Reference Title Summary Terms'),
  ...contact,
  ...days('Date ExpiryDate'),
  ...columns('text', 'LineAmountTypes'),
  ...totals,
  ...columns('numeric', 'TotalDiscount'),
  ...currency,
  ...columns('guid', 'BrandingThemeID'),
  ...columns('yesNo', 'HasAttachments'),
  ...times('UpdatedDateUTC'),
]

export const repeatingInvoices: readonly Column[] = [
  ...columns('guid', 'RepeatingInvoiceID'),
  ...columns('text', 'Type Status Reference'),
  ...contact,
  ...columns('whole', 'Schedule.Period Schedule.DueDate'),
  ...columns('text', 'Schedule.Unit Schedule.DueDateType'),
  ...days('Schedule.StartDate Schedule.NextScheduledDate Schedule.EndDate'),
  ...columns('text', 'LineAmountTypes CurrencyCode'),
  ...totals,
  ...columns('guid', 'BrandingThemeID'),
  ...columns('yesNo', 'ApprovedForSending SendCopy MarkAsSent IncludePDF HasAttachments'),
  ...columns('json', 'LineItems'),
]
