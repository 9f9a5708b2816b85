/** A list of Xero's accounting API, as its documentation describes it. */
export type XeroResource = {
  /** The path, which is also the name of the array in the response. */
  readonly name: string
  readonly key: string
  /** The areas of the scopes that open it. */
  readonly areas: readonly XeroArea[]
  /** `sized` pages take `pageSize` and state their total; `fixed` ones have 100 records and no total. */
  readonly paging: 'none' | 'sized' | 'fixed' | 'offset'
  readonly parameters: readonly string[]
  /** Lists records changed since a time. */
  readonly sinceChange?: boolean
  /** Fields that only a request with `page` returns. */
  readonly detail?: readonly string[]
  /** Records that are listed only with this parameter set to true. */
  readonly hidden?: { parameter: string; field: string; value: string }
}

export type XeroArea =
  | 'settings'
  | 'contacts'
  | 'invoices'
  | 'payments'
  | 'banktransactions'
  | 'manualjournals'
  | 'journals'
  | 'reports.trialbalance'

const filters = ['where', 'order']
const sized = { paging: 'sized', sinceChange: true } as const
const lines = { detail: ['LineItems'] } as const
const archived = (field: string) => ({ parameter: 'includeArchived', field, value: 'ARCHIVED' })

const resource = (
  name: string,
  key: string,
  areas: readonly XeroArea[],
  more: Partial<XeroResource> = {},
): XeroResource => ({ name, key, areas, paging: 'none', parameters: filters, ...more })

const pagedParameters = [...filters, 'page', 'pageSize']

/** The lists, in the order of the documentation. */
export const xeroResources: readonly XeroResource[] = [
  resource('Accounts', 'AccountID', ['settings'], { sinceChange: true }),
  resource('BankTransactions', 'BankTransactionID', ['banktransactions'], {
    ...sized,
    ...lines,
    parameters: [...pagedParameters, 'unitdp'],
  }),
  resource('BankTransfers', 'BankTransferID', ['banktransactions'], {
    sinceChange: true,
    parameters: [...filters, 'includeDeleted'],
    hidden: { parameter: 'includeDeleted', field: 'Status', value: 'DELETED' },
  }),
  resource('BatchPayments', 'BatchPaymentID', ['payments'], { sinceChange: true }),
  resource('BrandingThemes', 'BrandingThemeID', ['settings'], { parameters: [] }),
  resource('ContactGroups', 'ContactGroupID', ['contacts']),
  resource('Contacts', 'ContactID', ['contacts'], {
    ...sized,
    parameters: [...pagedParameters, 'IDs', 'includeArchived', 'summaryOnly', 'searchTerm'],
    detail: ['ContactPersons', 'Balances', 'PaymentTerms'],
    hidden: archived('ContactStatus'),
  }),
  resource('CreditNotes', 'CreditNoteID', ['invoices'], {
    ...sized,
    ...lines,
    parameters: [...pagedParameters, 'unitdp'],
  }),
  resource('Currencies', 'Code', ['settings']),
  resource('Invoices', 'InvoiceID', ['invoices'], {
    ...sized,
    ...lines,
    parameters: [
      ...pagedParameters,
      'IDs',
      'InvoiceNumbers',
      'ContactIDs',
      'Statuses',
      'includeArchived',
      'createdByMyApp',
      'unitdp',
      'summaryOnly',
      'searchTerm',
    ],
    hidden: archived('Status'),
  }),
  resource('Items', 'ItemID', ['invoices', 'settings'], {
    sinceChange: true,
    parameters: [...filters, 'unitdp'],
  }),
  resource('Journals', 'JournalID', ['journals'], {
    paging: 'offset',
    sinceChange: true,
    parameters: ['offset', 'paymentsOnly'],
  }),
  resource('LinkedTransactions', 'LinkedTransactionID', ['invoices'], {
    paging: 'fixed',
    parameters: [
      'page',
      'LinkedTransactionID',
      'SourceTransactionID',
      'ContactID',
      'Status',
      'TargetTransactionID',
    ],
  }),
  resource('ManualJournals', 'ManualJournalID', ['manualjournals'], {
    ...sized,
    detail: ['JournalLines'],
    parameters: pagedParameters,
  }),
  resource('Organisation', 'OrganisationID', ['settings'], { parameters: [] }),
  resource('Overpayments', 'OverpaymentID', ['payments'], {
    ...sized,
    ...lines,
    parameters: [...pagedParameters, 'unitdp', 'References'],
  }),
  resource('Payments', 'PaymentID', ['payments'], { ...sized, parameters: pagedParameters }),
  resource('Prepayments', 'PrepaymentID', ['payments'], {
    ...sized,
    ...lines,
    parameters: [...pagedParameters, 'unitdp', 'InvoiceNumbers'],
  }),
  resource('PurchaseOrders', 'PurchaseOrderID', ['invoices'], {
    ...sized,
    parameters: ['order', 'page', 'pageSize', 'Status', 'DateFrom', 'DateTo'],
  }),
  resource('Quotes', 'QuoteID', ['invoices'], {
    paging: 'fixed',
    sinceChange: true,
    parameters: [
      'order',
      'page',
      'DateFrom',
      'DateTo',
      'ExpiryDateFrom',
      'ExpiryDateTo',
      'ContactID',
      'Status',
      'QuoteNumber',
    ],
  }),
  resource('RepeatingInvoices', 'RepeatingInvoiceID', ['invoices']),
  resource('TaxRates', 'TaxType', ['settings']),
  resource('TrackingCategories', 'TrackingCategoryID', ['settings'], {
    parameters: [...filters, 'includeArchived'],
    hidden: archived('Status'),
  }),
  resource('Users', 'UserID', ['settings'], { sinceChange: true }),
]

const broad: Partial<Record<XeroArea, string>> = {
  invoices: 'accounting.transactions',
  payments: 'accounting.transactions',
  banktransactions: 'accounting.transactions',
  manualjournals: 'accounting.transactions',
  'reports.trialbalance': 'accounting.reports',
}

/** Reports whether one of these scopes opens a list: granular or broad, with or without `.read`. */
export const isOpenTo = (scopes: readonly string[], { areas }: Pick<XeroResource, 'areas'>): boolean =>
  areas
    .flatMap((area) => [`accounting.${area}`, broad[area] ?? []].flat())
    .some((scope) => scopes.includes(scope) || scopes.includes(`${scope}.read`))
