import type { Xero2SqlProductLink } from '@tributary/domain'

/** A list names so many companies (connectors spec 9). */
export const COMPANIES_SHOWN = 4

/** The companies a user is assigned to as the list tells them: four by name, then "..." (requirement XASSIGN-02). */
export const companyNames = (products: readonly Xero2SqlProductLink[]): string[] => {
  const names = products.slice(0, COMPANIES_SHOWN).map(({ companyName }) => companyName)
  return products.length > COMPANIES_SHOWN ? [...names, '...'] : names
}
