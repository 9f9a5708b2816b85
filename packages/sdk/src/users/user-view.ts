import {
  byName,
  type RoleName,
  roles,
  type StatusName,
  statusNameOf,
  statusNames,
  type User,
} from '@tributary/domain'
import type { SortDirection } from '../common/lists/sort.ts'
import { roleLevelOf } from './user-role.ts'

/** The columns that users can be sorted by. */
export const userSortKeys = ['firstName', 'lastName', 'role', 'lastSignedIn'] as const

/** One of {@link userSortKeys}. */
export type UserSortKey = (typeof userSortKeys)[number]

/** The filters and order of the user list. Null means no filter. */
export type UserView = {
  /** Only users of this status. */
  status: StatusName | null
  /** Only users of this role. */
  role: RoleName | null
  /** The column that sorts the list. */
  sort: UserSortKey
  /** The order of the list. */
  direction: SortDirection
}

/** The default: all users by first name, ascending. */
export const plainUserView: UserView = { status: null, role: null, sort: 'firstName', direction: 'ascending' }

const roleNames = /* @__PURE__ */ roles.map(({ name }) => name)

/** Finds a value from the query string in a list, in any letter case. Null if it is not in the list. */
const among = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word.toLowerCase() === text?.toLowerCase()) ?? null

/**
 * Reads a view from a query string such as `?status=locked&role=User&sort=-lastName`. A minus means
 * descending. Unknown values are ignored.
 */
export function userViewOf(parameters: { get: (name: string) => string | null }): UserView {
  const sort = parameters.get('sort') ?? ''
  const key = among(userSortKeys, sort.replace(/^-/, ''))
  return {
    status: among(statusNames, parameters.get('status')),
    role: among(roleNames, parameters.get('role')),
    sort: key ?? plainUserView.sort,
    direction: key && sort.startsWith('-') ? 'descending' : 'ascending',
  }
}

/** Returns the query parameters that {@link userViewOf} reads back. Null means the parameter is not needed. */
export function userViewParameters({ status, role, sort, direction }: UserView) {
  const descending = direction === 'descending'
  const isPlain = sort === plainUserView.sort && !descending
  return { status, role, sort: isPlain ? null : `${descending ? '-' : ''}${sort}` }
}

/** Whether the view hides users. */
export const isFiltered = ({ status, role }: UserView): boolean => status !== null || role !== null

type Filtered = Pick<User, 'status' | 'role'>

/** Returns the users with the chosen status and role, in their order. */
export const filterUsers = <T extends Filtered>(
  users: readonly T[],
  { status, role }: Pick<UserView, 'status' | 'role'>,
): T[] =>
  users.filter(
    (user) =>
      (status === null || statusNameOf(user.status) === status) &&
      (role === null || user.role?.name.toLowerCase() === role.toLowerCase()),
  )

type Sorted = Pick<User, 'firstName' | 'lastName' | 'role' | 'lastSignedInAt'>

const order: Record<UserSortKey, (a: Sorted, b: Sorted) => number> = {
  firstName: (a, b) => byName(a.firstName, b.firstName) || byName(a.lastName, b.lastName),
  lastName: (a, b) => byName(a.lastName, b.lastName) || byName(a.firstName, b.firstName),
  role: (a, b) => roleLevelOf(a) - roleLevelOf(b) || order.firstName(a, b),
  lastSignedIn: (a, b) => signedInAt(a) - signedInAt(b) || order.firstName(a, b),
}

/** Users who have never signed in sort before all others. */
const signedInAt = ({ lastSignedInAt }: Sorted): number => lastSignedInAt?.getTime() ?? 0

/**
 * Returns a sorted copy. Ties are ordered by first and last name. Ascending means the most powerful role and
 * the oldest sign-in first.
 */
export function sortUsers<T extends Sorted>(
  users: readonly T[],
  { sort, direction }: Pick<UserView, 'sort' | 'direction'>,
): T[] {
  const sign = direction === 'ascending' ? 1 : -1
  return users.toSorted((a, b) => sign * order[sort](a, b))
}
