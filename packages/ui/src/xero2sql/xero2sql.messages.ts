import { catalogue } from '@tributary/sdk/common'

export const xero2sqlText = catalogue('ui.xero2sql', {
  dismiss: 'Dismiss',
  editNamed: (companyName: string) => `Edit ${companyName}`,
  edit: 'Edit',
  assignUsers: 'Assign users',
  databaseCredentials: 'Database credentials',
  searchOrganisations: 'Search organisations',
  tokens: 'Tokens',
  xeroUserid: 'xero_userid',
  loadingOrganisations: 'Loading organisations',
  organisationsOf: (email: string) => `Organisations of ${email}`,
  linked: 'Linked',
  noDatabase: 'No database',
  tenantName: 'Tenant name',
  tenantId: 'Tenant ID',
  /** The name of the file of companies. */
  companies: 'Xero companies',
  /** The headings of the CSV files. */
  csvHeads: { company: 'Company', email: 'Email', organisation: 'Organisation', database: 'Database' },
})
