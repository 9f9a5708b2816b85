import { statusNameOf } from '../configuration/status.ts'
import type { AccessStructure, AccessUser } from '../excel/access-structure.ts'
import type { Named } from '../id.ts'
import type { ConnectorFacts, QuestionUser } from './access-question.ts'
import { maySeeConnector } from './connector-checks.ts'
import { columnsOf, keyOf, partsReader } from './seen-parts.ts'

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
  const partsOf = partsReader(structure)
  return {
    columns: columns.map(({ item }) => item),
    rows: structure.users.filter(isPresent).map((user) => {
      const seen = partsOf(user)
      const marks = columns.map(({ item, parts }) => markOf(seen.of(keyOf(kind, item.id)), parts))
      return { user, marks }
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

const markOf = (seen: number, parts: number): MatrixMark => {
  if (seen === 0) return 'none'
  return seen < parts ? 'part' : 'all'
}
