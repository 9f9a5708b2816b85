/** The tables of the service that have rows in this fake. Those with own fields of the company have a second name. */
export const unicontaEntities = [
  'CompanyClient',
  'CreditorClient',
  'CreditorInvoiceClient',
  'CreditorInvoiceLines',
  'CreditorOrderClient',
  'CreditorOrderLineClient',
  'CreditorTransClient',
  'DebtorClient',
  'DebtorInvoiceClient',
  'DebtorInvoiceLines',
  'DebtorOfferClient',
  'DebtorOrderClient',
  'DebtorOrderLineClient',
  'DebtorTransClient',
  'EmployeeClient',
  'GLAccountClient',
  'GLBudgetLineClient',
  'GLTransClient',
  'GLTransSumClient',
  'InvItemClient',
  'InvTransClient',
  'InvWarehouseClient',
  'ProjectClient',
  'ProjectTransClient',
] as const

export type UnicontaEntity = (typeof unicontaEntities)[number]

/** Names the table with the company's own fields. */
const USER = 'User'

/** Returns the table that a name stands for, and whether it includes the company's own fields. */
export const entityOf = (name: string) =>
  name.endsWith(USER)
    ? { entity: name.slice(0, -USER.length), withOwnFields: true }
    : { entity: name, withOwnFields: false }
