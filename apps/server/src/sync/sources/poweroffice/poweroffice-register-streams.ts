import * as ledger from './poweroffice-ledger-columns.ts'
import { changes, type GoStream, listed } from './poweroffice-listed.ts'
import * as register from './poweroffice-register-columns.ts'

const contacts: readonly GoStream[] = [
  listed({
    name: 'customers',
    path: 'Customers',
    privileges: 'Customer',
    columns: register.customers,
    incremental: changes('week'),
  }),
  listed({
    name: 'suppliers',
    path: 'Suppliers',
    privileges: 'Supplier',
    columns: register.suppliers,
    incremental: changes('week'),
  }),
  listed({
    name: 'contact_persons',
    path: 'ContactPersons',
    privileges: 'ContactPerson Customer Supplier',
    columns: register.contactPersons,
    incremental: changes('week'),
  }),
  listed({
    name: 'contact_groups',
    path: 'ContactGroups',
    privileges: 'ContactGroup',
    columns: register.contactGroups,
    incremental: changes('week'),
  }),
  listed({
    name: 'contact_bank_accounts',
    path: 'ContactBankAccounts',
    privileges: 'ContactBankAccount Customer Supplier Employee',
    columns: register.contactBankAccounts,
    incremental: changes('week'),
  }),
  listed({
    name: 'contact_delivery_addresses',
    path: 'ContactDeliveryAddresses',
    privileges: 'ContactDeliveryAddress Customer Supplier Employee',
    columns: register.contactDeliveryAddresses,
    incremental: changes('week'),
  }),
]

const registers: readonly GoStream[] = [
  // Changes of stock have a time of change that this list does not filter by, and deleted products leave no trace.
  listed({ name: 'products', path: 'Products', privileges: 'Product', columns: register.products }),
  listed({
    name: 'product_groups',
    path: 'ProductGroups',
    privileges: 'Product',
    columns: register.productGroups,
  }),
  listed({ name: 'projects', path: 'Projects', privileges: 'Project', columns: register.projects }),
  listed({
    name: 'departments',
    path: 'Departments',
    privileges: 'Department',
    columns: register.departments,
  }),
  listed({ name: 'locations', path: 'Locations', privileges: 'Location', columns: register.locations }),
  listed({
    name: 'custom_dimensions',
    path: 'CustomDimensions',
    privileges: 'CustomDimension',
    columns: register.customDimensions,
  }),
  listed({
    name: 'sales_orders',
    path: 'SalesOrders',
    privileges: 'SalesOrders',
    columns: register.salesOrders,
    incremental: changes('week'),
  }),
  listed({
    name: 'vat_codes',
    path: 'VatCodes',
    query: { includeExpired: 'true' },
    privileges: 'CommonServices',
    columns: ledger.vatCodes,
  }),
  listed({
    name: 'currencies',
    path: 'Currencies',
    privileges: 'CommonServices',
    columns: ledger.currencies,
    key: ['code'],
  }),
]

/** Contacts, products, dimensions and codes: the same tables for every start date. */
export const registerStreams: readonly GoStream[] = [...contacts, ...registers]
