/** The types of columns. */
export const columnTypes = ['bigint', 'numeric', 'date', 'timestamptz', 'boolean', 'text'] as const

export type ColumnType = (typeof columnTypes)[number]

// Sets of types as bits. An empty set means only text fits.

export const BIGINT = 1
export const NUMERIC = 2
export const DATE = 4
export const TIMESTAMPTZ = 8
export const BOOLEAN = 16
export const ANY_TYPE = BIGINT | NUMERIC | DATE | TIMESTAMPTZ | BOOLEAN

/** Narrowest first: whole numbers also fit numeric, dates also fit timestamptz. */
const narrowestFirst: readonly [number, ColumnType][] = [
  [BOOLEAN, 'boolean'],
  [BIGINT, 'bigint'],
  [NUMERIC, 'numeric'],
  [DATE, 'date'],
  [TIMESTAMPTZ, 'timestamptz'],
]

/** Returns the bit of a type; 0 for text. */
export const bitOf = (type: ColumnType): number =>
  narrowestFirst.find(([, named]) => named === type)?.[0] ?? 0

/** Returns the narrowest type that fits every value of a column; undefined for a column without values. */
export function typeFor(fits: number): ColumnType | undefined {
  if (fits === ANY_TYPE) return undefined
  return narrowestFirst.find(([bit]) => fits & bit)?.[1] ?? 'text'
}

/** Returns the narrowest type for the values of both, so that a later file widens a column instead of failing. */
export function widest(one: ColumnType, other: ColumnType): ColumnType {
  if (one === other) return one
  const pair = new Set([one, other])
  if (pair.has('bigint') && pair.has('numeric')) return 'numeric'
  if (pair.has('date') && pair.has('timestamptz')) return 'timestamptz'
  return 'text'
}
