import { savedFilterParameters } from '@tributary/domain'

const known: ReadonlySet<string> = new Set(savedFilterParameters)

/** Whether a query string has only parameters that a saved filter may have, each of them once. */
export function isFilterQuery(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()]
  return query[0] !== '?' && names.every((name) => known.has(name)) && new Set(names).size === names.length
}
