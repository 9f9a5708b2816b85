import type { Named, Status } from '@tributary/domain'
import { sortedByName } from '../../excel/structure/names.ts'
import type { namesOfStates, RecordedRow } from './access-records.queries.ts'

/** The recorded columns of a row. */
export type Facts = RecordedRow['facts']

type States = Awaited<ReturnType<typeof namesOfStates>>

/** A recorded item with its name, and the other columns. */
type RecordedItem = { id: string; name: string; organisationId: string; facts: Facts }

/** Reads the rows of an organisation table by table. */
export type RecordedLists = {
  rows: (item: string) => readonly RecordedRow[]
  /** Returns the items of a table, sorted by name. */
  named: (item: string) => RecordedItem[]
  statusOf: (facts: Facts) => Status
  roleOf: (facts: Facts) => string | null
}

/** Returns a text column, '' for null. */
export const textIn = (facts: Facts, column: string): string => String(facts[column] ?? '')

/** Returns an id; null for none. */
export const idIn = (facts: Facts, column: string): string | null => textIn(facts, column) || null

export function recordedLists(
  organisationId: string,
  records: readonly RecordedRow[],
  states: States,
): RecordedLists {
  const byItem = Map.groupBy(records, ({ item }) => item)
  const rows = (item: string) => byItem.get(item) ?? []
  return {
    rows,
    named: (item) =>
      sortedByName(
        rows(item).map(({ key, facts }) => ({ id: key, name: textIn(facts, 'name'), organisationId, facts })),
      ),
    statusOf: ({ status_id: id }) => ({ id: Number(id), name: states.statuses.get(Number(id)) ?? '' }),
    roleOf: ({ role_id: id }) => states.roles.get(Number(id)) ?? null,
  }
}

/** The columns of a row that links two items. */
export type LinkColumns = { from: string; to: string }

/** Returns a function that lists the items that something is linked to. Links to unknown items are left out. */
export function linkedItems(
  rows: readonly RecordedRow[],
  { from, to }: LinkColumns,
  items: readonly Named[],
): (id: string) => Named[] {
  const named = new Map(items.map(({ id, name }) => [String(id), { id, name }]))
  const linked = Map.groupBy(rows, ({ facts }) => textIn(facts, from))
  return (id) =>
    sortedByName((linked.get(id) ?? []).flatMap(({ facts }) => named.get(textIn(facts, to)) ?? []))
}
