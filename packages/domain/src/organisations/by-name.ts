const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Compares two names as every list of the portal sorts: ascending, case-insensitive (connectors spec 5). */
export const byName = (a: string, b: string): number => collator.compare(a, b)

/** A copy of the organisations in the order of the dropdown: by company name (portal spec 2.2). */
export const organisationsByName = <T extends { companyName: string }>(organisations: readonly T[]): T[] =>
  organisations.toSorted((a, b) => byName(a.companyName, b.companyName))
