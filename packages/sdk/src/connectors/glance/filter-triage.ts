import { byName } from '@tributary/domain'
import { foldCase } from '../../common/lists/search.ts'
import { typeTitle } from '../kinds/kind-text.ts'
import type { TriageFilter, TriageSort } from './triage-filter.ts'
import { byTriage, type TriageConnector, type TriageRow } from './triage-rows.ts'

/** Returns the rows that a filter shows, in its order. Rows without the value that sorts them are last. */
export const filterTriage = <Connector extends TriageConnector>(
  rows: readonly TriageRow<Connector>[],
  filter: TriageFilter,
): TriageRow<Connector>[] => rows.filter(matcher(filter)).toSorted(comparator(filter))

function matcher({ states, types, search, mine }: TriageFilter): (row: TriageRow) => boolean {
  const [inStates, inTypes] = [new Set(states), new Set(types.map((type) => type.toLowerCase()))]
  const words = foldCase(search).split(/\s+/).filter(Boolean)
  return ({ connector, state, text }) =>
    (inStates.size === 0 || inStates.has(state)) &&
    (inTypes.size === 0 || inTypes.has(connector.type.toLowerCase())) &&
    (!mine || connector.assigned?.self === true) &&
    words.every((word) => text.includes(word))
}

type Comparator = (a: TriageRow, b: TriageRow) => number

function comparator({ sort, direction }: Pick<TriageFilter, 'sort' | 'direction'>): Comparator {
  const sign = direction === 'ascending' ? 1 : -1
  if (sort === 'state') return (a, b) => sign * byTriage(a, b)
  const keyOf = values[sort]
  return (a, b) => compareValues(keyOf(a), keyOf(b), sign) || byTriage(a, b)
}

type Value = string | number | null | undefined

const values: Record<Exclude<TriageSort, 'state'>, (row: TriageRow) => Value> = {
  name: ({ connector }) => connector.name,
  type: ({ connector }) => typeTitle(connector.type),
  loaded: ({ freshness }) => freshness.loadedAt?.getTime(),
  next: ({ next }) => next?.getTime(),
  rows: ({ connector }) => connector.rows,
}

function compareValues(a: Value, b: Value, sign: number): number {
  const missing = Number(a == null) - Number(b == null)
  if (missing !== 0 || a == null || b == null) return missing
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b)))
}
