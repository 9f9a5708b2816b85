const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Compares two names for sorting: ascending, case-insensitive, numbers by value. */
export const byName = (a: string, b: string): number => collator.compare(a, b)

/** Returns a copy of the organisations, sorted by company name. */
export const organisationsByName = <T extends { companyName: string }>(organisations: readonly T[]): T[] =>
  organisations.toSorted((a, b) => byName(a.companyName, b.companyName))
