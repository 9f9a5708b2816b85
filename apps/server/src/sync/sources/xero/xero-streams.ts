import type { HttpRequest, HttpStream } from '../http/http-stream.ts'
import { allocations, lineItems, taxRateComponents, trackingOptions } from './xero-child-tables.ts'
import * as table from './xero-columns.ts'
import * as document from './xero-document-columns.ts'
import { changed, changedWeekly, listRequest, paged, small } from './xero-lists.ts'
import { fixedPages } from './xero-paging.ts'
import { isGranted, type XeroArea } from './xero-scopes.ts'
import { journals, linkedTransactions, manualJournals } from './xero-special-lists.ts'
import { trialBalance } from './xero-trial-balance.ts'

/** Unit prices have two decimals unless four are requested. */
const FOUR_DECIMALS = { unitdp: '4' }

type Granted = { readonly areas: readonly XeroArea[]; readonly stream: HttpStream }

/** Returns the lists that these scopes open. Undefined scopes are unknown, so Xero decides. */
export const xeroStreams = (scopes: ReadonlySet<string> | undefined): HttpStream[] =>
  declared()
    .filter(({ areas }) => scopes === undefined || isGranted(scopes, areas))
    .map(({ stream }) => stream)

/** Returns the tables that these scopes do not open, although authorising again would: those of the requested scopes. */
export function tablesToAdd(
  granted: ReadonlySet<string> | undefined,
  requested: readonly string[],
): string[] {
  const read = new Set(xeroStreams(granted).flatMap(tablesOf))
  return xeroStreams(new Set(requested))
    .flatMap(tablesOf)
    .filter((table) => !read.has(table))
    .sort()
}

const tablesOf = ({ name, children = [] }: HttpStream) => [name, ...children.map((child) => child.name)]

/** Returns a request with a small response: the organisation, or one record of a list. Undefined without a list. */
export function smallRequest(streams: readonly HttpStream[]): HttpRequest | undefined {
  const first = streams.map(({ paging, request: one }) => paging.first(one))
  const sized = first.find(({ query }) => query?.pageSize !== undefined)
  const one = sized && listRequest(sized.path, { page: '1', pageSize: '1' })
  return first.find(({ path }) => path === 'Organisation') ?? one ?? first[0]
}

const granted = (areas: readonly XeroArea[], streams: readonly HttpStream[]): Granted[] =>
  streams.map((stream) => ({ areas, stream }))

const declared = (): Granted[] => [
  ...granted(['settings'], settings()),
  ...granted(['invoices', 'settings'], [items]),
  ...granted(['contacts'], contacts()),
  ...granted(['invoices'], documents()),
  ...granted(['payments'], payments()),
  ...granted(['banktransactions'], banking()),
  ...granted(['manualjournals'], [manualJournals]),
  ...granted(['journals'], [journals]),
  ...granted(['reports.trialbalance'], [trialBalance]),
]

const items = small('Items', { name: 'items', columns: table.items, key: ['item_id'] }, FOUR_DECIMALS)

const settings = (): HttpStream[] => [
  small('Organisation', {
    name: 'organisation',
    records: ['Organisations'],
    columns: table.organisation,
    key: ['organisation_id'],
    // The key is a secret.
    leftOut: [...table.repeated, 'APIKey'],
  }),
  small('Accounts', { name: 'accounts', columns: table.accounts, key: ['account_id'] }),
  small('BrandingThemes', {
    name: 'branding_themes',
    columns: table.brandingThemes,
    key: ['branding_theme_id'],
  }),
  small('Currencies', { name: 'currencies', columns: table.currencies, key: ['code'] }),
  small('TaxRates', {
    name: 'tax_rates',
    columns: table.taxRates,
    key: ['tax_type'],
    children: [taxRateComponents],
  }),
  small(
    'TrackingCategories',
    {
      name: 'tracking_categories',
      columns: table.trackingCategories,
      key: ['tracking_category_id'],
      children: [trackingOptions],
    },
    { includeArchived: 'true' },
  ),
  small('Users', { name: 'users', columns: table.users, key: ['user_id'] }),
]

const contacts = (): HttpStream[] => [
  paged(
    'Contacts',
    'ContactID',
    {
      name: 'contacts',
      columns: table.contacts,
      key: ['contact_id'],
      incremental: changedWeekly,
      // Bank details of other people, and a key to the contact's own books.
      leftOut: [...table.repeated, 'BankAccountDetails', 'XeroNetworkKey'],
    },
    { includeArchived: 'true' },
  ),
  small('ContactGroups', { name: 'contact_groups', columns: table.contactGroups, key: ['contact_group_id'] }),
]

const documents = (): HttpStream[] => [
  paged(
    'Invoices',
    'InvoiceID',
    {
      name: 'invoices',
      columns: document.invoices,
      key: ['invoice_id'],
      incremental: changedWeekly,
      children: [lineItems('invoice_lines', 'InvoiceID', 'invoice_id')],
    },
    { includeArchived: 'true', ...FOUR_DECIMALS },
  ),
  paged(
    'CreditNotes',
    'CreditNoteID',
    {
      name: 'credit_notes',
      columns: document.creditNotes,
      key: ['credit_note_id'],
      children: [
        lineItems('credit_note_lines', 'CreditNoteID', 'credit_note_id'),
        allocations('credit_note_allocations', 'CreditNoteID', 'credit_note_id'),
      ],
    },
    FOUR_DECIMALS,
  ),
  paged('PurchaseOrders', 'PurchaseOrderID', {
    name: 'purchase_orders',
    columns: document.purchaseOrders,
    key: ['purchase_order_id'],
    children: [lineItems('purchase_order_lines', 'PurchaseOrderID', 'purchase_order_id')],
  }),
  {
    ...paged('Quotes', 'QuoteID', {
      name: 'quotes',
      columns: document.quotes,
      key: ['quote_id'],
      children: [lineItems('quote_lines', 'QuoteID', 'quote_id')],
    }),
    paging: fixedPages,
  },
  small('RepeatingInvoices', {
    name: 'repeating_invoices',
    columns: document.repeatingInvoices,
    key: ['repeating_invoice_id'],
  }),
  linkedTransactions,
]

const payments = (): HttpStream[] => [
  paged('Payments', 'PaymentID', { name: 'payments', columns: document.payments, key: ['payment_id'] }),
  {
    ...small('BatchPayments', {
      name: 'batch_payments',
      columns: document.batchPayments,
      key: ['batch_payment_id'],
    }),
    incremental: changed,
  },
  paged(
    'Overpayments',
    'OverpaymentID',
    {
      name: 'overpayments',
      columns: document.overpayments,
      key: ['overpayment_id'],
      children: [allocations('overpayment_allocations', 'OverpaymentID', 'overpayment_id')],
    },
    FOUR_DECIMALS,
  ),
  paged(
    'Prepayments',
    'PrepaymentID',
    {
      name: 'prepayments',
      columns: document.prepayments,
      key: ['prepayment_id'],
      children: [allocations('prepayment_allocations', 'PrepaymentID', 'prepayment_id')],
    },
    FOUR_DECIMALS,
  ),
]

const banking = (): HttpStream[] => [
  paged(
    'BankTransactions',
    'BankTransactionID',
    {
      name: 'bank_transactions',
      columns: document.bankTransactions,
      key: ['bank_transaction_id'],
      children: [lineItems('bank_transaction_lines', 'BankTransactionID', 'bank_transaction_id')],
    },
    FOUR_DECIMALS,
  ),
  small(
    'BankTransfers',
    { name: 'bank_transfers', columns: document.bankTransfers, key: ['bank_transfer_id'] },
    { includeDeleted: 'true' },
  ),
]
