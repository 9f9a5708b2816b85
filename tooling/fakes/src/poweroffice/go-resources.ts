import type { goFields } from './go-fields.ts'

export type GoKind = keyof typeof goFields

/** A list of the API: its documented parameters and privileges. */
export type GoResource = {
  readonly kind: GoKind
  readonly path: string
  /** The privileges of which the integration needs one, separated by spaces. */
  readonly privileges: string
  /** Parameters that return only records changed after a time, and the fields they compare. */
  readonly after?: Readonly<Record<string, string>>
  /** The date that `fromDate` and `toDate` compare. */
  readonly dated?: { readonly field: string; readonly required: boolean }
  /** Takes a `date` and returns what was open at its end. */
  readonly asOf?: true
  /** Parameters with numbers and ranges such as `1-5,9-`, and the field they compare. */
  readonly ranges?: Readonly<Record<string, string>>
  /** Parameters that are true or false, and the field they compare. */
  readonly flags?: Readonly<Record<string, string>>
}

const changed = { lastChangedDateTimeOffsetGreaterThan: 'LastChangedDateTimeOffset' }
const created = { createdDateTimeOffsetGreaterThan: 'CreatedDateTimeOffset' }
const balance = { balanceLastChangedDateTimeOffsetGreaterThan: 'BalanceLastChangedDateTimeOffset' }
const posted = { field: 'PostingDate', required: true }
const invoiced = { field: 'VoucherDate', required: false }

/** The lists of the API v2, from its OpenAPI description. */
export const goResources: readonly GoResource[] = [
  {
    kind: 'transactions',
    path: 'AccountTransactions',
    privileges: 'AccountTransaction',
    dated: posted,
    after: { ...changed, ...created },
  },
  { kind: 'accounts', path: 'GeneralLedgerAccounts', privileges: 'GeneralLedgerAccount', after: changed },
  { kind: 'trialBalance', path: 'TrialBalance', privileges: 'TrialBalance' },
  { kind: 'customers', path: 'Customers', privileges: 'Customer', after: changed },
  { kind: 'suppliers', path: 'Suppliers', privileges: 'Supplier', after: changed },
  { kind: 'employees', path: 'Employees', privileges: 'Employee', after: changed },
  {
    kind: 'contactPersons',
    path: 'ContactPersons',
    privileges: 'ContactPerson Customer Supplier',
    after: { ...changed, ...created },
  },
  {
    kind: 'contactGroups',
    path: 'ContactGroups',
    privileges: 'ContactGroup',
    after: { ...changed, ...created },
  },
  {
    kind: 'contactBankAccounts',
    path: 'ContactBankAccounts',
    privileges: 'ContactBankAccount Customer Supplier Employee',
    after: { ...changed, createdDateTimeOffsetGreaterThan: 'CreateDateTimeOffset' },
  },
  {
    kind: 'contactDeliveryAddresses',
    path: 'ContactDeliveryAddresses',
    privileges: 'ContactDeliveryAddress Customer Supplier Employee',
    after: { ...changed, ...created },
  },
  {
    kind: 'outgoingInvoices',
    path: 'OutgoingInvoices',
    privileges: 'OutgoingInvoice',
    dated: invoiced,
    after: { ...balance, sentDateTimeOffsetGreaterThan: 'SentDateTimeOffset' },
    ranges: { voucherNos: 'VoucherNo' },
  },
  {
    kind: 'incomingInvoices',
    path: 'IncomingInvoices',
    privileges: 'IncomingInvoice',
    dated: invoiced,
    after: balance,
  },
  {
    kind: 'customerEntries',
    path: 'Customerledger/OpenItems',
    privileges: 'CustomerLedger',
    asOf: true,
    after: { ...changed, ...created },
  },
  {
    kind: 'customerEntries',
    path: 'Customerledger/Statement',
    privileges: 'CustomerLedger',
    dated: posted,
    after: { ...changed, ...created },
  },
  {
    kind: 'supplierEntries',
    path: 'Supplierledger/OpenItems',
    privileges: 'SupplierLedger',
    asOf: true,
    after: { ...changed, ...created },
  },
  {
    kind: 'supplierEntries',
    path: 'Supplierledger/Statement',
    privileges: 'SupplierLedger',
    dated: posted,
    after: { ...changed, ...created },
  },
  {
    kind: 'products',
    path: 'Products',
    privileges: 'Product',
    after: {
      ...changed,
      ...created,
      stockOnHandLastChangedDatetimeOffsetGreaterThan: 'StockOnHandLastChangedDatetimeOffset',
    },
    flags: { isArchived: 'IsArchived' },
  },
  {
    kind: 'productGroups',
    path: 'ProductGroups',
    privileges: 'Product',
    after: { ...changed, ...created },
    flags: { isArchived: 'IsArchived' },
  },
  { kind: 'projects', path: 'Projects', privileges: 'Project', after: { ...changed, ...created } },
  {
    kind: 'departments',
    path: 'Departments',
    privileges: 'Department',
    after: { ...changed, ...created },
    flags: { isActive: 'IsActive' },
  },
  { kind: 'locations', path: 'Locations', privileges: 'Location', after: created },
  {
    kind: 'customDimensions',
    path: 'CustomDimensions',
    privileges: 'CustomDimension',
    after: { ...changed, ...created },
  },
  { kind: 'salesOrders', path: 'SalesOrders', privileges: 'SalesOrders', after: changed },
  { kind: 'vatCodes', path: 'VatCodes', privileges: 'CommonServices', flags: { isActive: 'IsActive' } },
  { kind: 'currencies', path: 'Currencies', privileges: 'CommonServices', flags: { isActive: 'IsActive' } },
  {
    kind: 'journalVouchers',
    path: 'JournalEntryVouchers',
    privileges: 'JournalEntryVoucher',
    after: { ...changed, ...created },
  },
]

/** All privileges that lists need. An integration has one as it is, or as its variant `_Full`. */
export const goPrivileges: readonly string[] = [
  ...new Set(goResources.flatMap(({ privileges }) => privileges.split(' '))),
]
