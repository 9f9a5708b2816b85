import type { Xero2SqlProductLink } from '@tributary/domain'

/** The number of companies a list names. */
export const COMPANIES_SHOWN = 4

/** The names of a user's companies for a list: the first four, then "..." if there are more. */
export const companyNames = (products: readonly Xero2SqlProductLink[]): string[] => {
  const names = products.slice(0, COMPANIES_SHOWN).map(({ companyName }) => companyName)
  return products.length > COMPANIES_SHOWN ? [...names, '...'] : names
}
