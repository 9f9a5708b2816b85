import { catalogue, plural } from '@tributary/sdk/common'

export const xero2sqlText = catalogue('portal.xero2sql', {
  noOrganisations: 'No organisations',
  entities: 'Entities',
  tokens: 'Tokens',
  loadingTokens: 'Loading tokens',
  companies: 'Companies',
  searchCompanies: 'Search companies',
  usersHaveCompanies: (count: number) =>
    plural(count, { one: '# user has companies.', other: '# users have companies.' }),
})
