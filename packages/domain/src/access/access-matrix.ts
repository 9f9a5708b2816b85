import { statusNameOf } from '../configuration/status.ts'
import type { VisibleItem } from '../excel/access.ts'
import { linkIndex } from '../excel/access-links.ts'
import { groupItemsReader, visibleTo } from '../excel/access-of.ts'
import type { AccessStructure, AccessUser } from '../excel/access-structure.ts'
import { grantedByLinks } from '../excel/granted-items.ts'
import { memoizeByObject } from '../excel/row-index.ts'
import type { Id, Named } from '../id.ts'
import type { ConnectorFacts, QuestionUser } from './access-question.ts'
import { maySeeConnector } from './connector-checks.ts'

/** The kinds of items of a matrix. */
export const matrixKinds = ['area', 'version', 'entity', 'helper-table', 'connector'] as const

/** One of {@link matrixKinds}. */
export type MatrixKind = (typeof matrixKinds)[number]

/** How much of an item a user sees. Only areas and versions have parts: sub-areas and milestones. */
export type MatrixMark = 'all' | 'part' | 'none'

/** What each member sees of each item of one kind. Archived members and items are omitted: no one sees those. */
export type AccessMatrix<User extends AccessUser = AccessUser> = {
  /** The items. */
  columns: readonly Named[]
  /** The members. `marks` has one for each column, in the same order. */
  rows: readonly {
    /** The member. */
    user: User
    /** How much the member sees of each column. */
    marks: readonly MatrixMark[]
  }[]
}

/** Returns what each user of the structure sees of its areas, versions, entities or helper tables. */
export function accessMatrix(
  kind: Exclude<MatrixKind, 'connector'>,
  structure: AccessStructure,
): AccessMatrix {
  const columns = columnsOf(kind, structure)
  const byGroups = groupItemsReader(structure)
  return {
    columns: columns.map(({ item }) => item),
    rows: structure.users.filter(isPresent).map((user) => {
      const throughGroups = partsSeen(byGroups(user))
      const linked = partsSeen(visibleTo(user, grantedByLinks(user, structure)).sees)
      const seenOf = (key: string) => (throughGroups.get(key) ?? 0) + (linked.get(key) ?? 0)
      return { user, marks: columns.map(({ item, parts }) => markOf(seenOf(keyOf(kind, item.id)), parts)) }
    }),
  }
}

/** Returns which of the connectors each user sees. A deleted connector is omitted. */
export function connectorMatrix(
  users: readonly QuestionUser[],
  connectors: readonly Pick<ConnectorFacts, 'id' | 'name' | 'type' | 'link'>[],
): AccessMatrix<QuestionUser> {
  const shown = connectors.filter(({ link }) => link !== 'deleted')
  return {
    columns: shown.map(({ id, name }) => ({ id, name })),
    rows: users.filter(isPresent).map((user) => ({
      user,
      marks: shown.map((connector) => (maySeeConnector(user, connector) ? 'all' : 'none')),
    })),
  }
}

const isPresent = ({ status }: Pick<AccessUser, 'status'>) => statusNameOf(status) !== 'archived'

type Column = { item: Named; parts: number }

/** The items, with how many parts of each can be seen. */
function columnsOf(kind: Exclude<MatrixKind, 'connector'>, structure: AccessStructure): Column[] {
  const { areas, versions, entities, helperTables } = structure
  const links = linkIndex(structure)
  const count = (rows: Iterable<Pick<AccessUser, 'status'>>) => [...rows].filter(isPresent).length
  const named = ({ id, name }: Named): Named => ({ id, name })
  switch (kind) {
    case 'area':
      return areas
        .filter(isPresent)
        .map((area) => ({ item: named(area), parts: count(links.subareasOf(area)) }))
    case 'version':
      return versions
        .filter(isPresent)
        .map((version) => ({ item: named(version), parts: count(version.milestones) }))
    case 'entity':
      return entities.map((entity) => ({ item: named(entity), parts: 1 }))
    case 'helper-table':
      return helperTables.filter(isPresent).map((table) => ({ item: named(table), parts: 1 }))
  }
}

const markOf = (seen: number, parts: number): MatrixMark => {
  if (seen === 0) return 'none'
  return seen < parts ? 'part' : 'all'
}

const keyOf = (kind: MatrixKind, id: Id) => `${kind} ${id}`

/** Counts the parts of each item. Cached, because users in the same groups share one list. */
const partsSeen = memoizeByObject((sees: readonly VisibleItem[]) => {
  const counts = new Map<string, number>()
  for (const item of sees) counts.set(wholeOf(item), (counts.get(wholeOf(item)) ?? 0) + 1)
  return counts
})

function wholeOf(item: VisibleItem): string {
  switch (item.kind) {
    case 'combination':
      return keyOf('area', item.area.id)
    case 'milestone':
      return keyOf('version', item.version.id)
    case 'entity':
      return keyOf('entity', item.entity.id)
    case 'helper-table':
      return keyOf('helper-table', item.helperTable.id)
  }
}
