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

/** What users can be sorted by. */
export const userSortKeys = ['firstName', 'lastName', 'role', 'lastSignedIn'] as const

/** One of {@link userSortKeys}. */
export type UserSortKey = (typeof userSortKeys)[number]

/** Which users are shown, and in which order; null filters nothing. */
export type UserView = {
  status: StatusName | null
  role: RoleName | null
  sort: UserSortKey
  direction: SortDirection
}

/** All users by first name, ascending (requirement USER-19). */
export const plainUserView: UserView = { status: null, role: null, sort: 'firstName', direction: 'ascending' }

const roleNames = /* @__PURE__ */ roles.map(({ name }) => name)

/** Finds a word of the address in a list, in any letter case; null when the list does not have it. */
const among = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word.toLowerCase() === text?.toLowerCase()) ?? null

/**
 * Reads a view from the parameters of an address, `?status=locked&role=User&sort=-lastName`; a minus means descending.
 * What nobody knows is as if it were not there.
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

/** The parameters that {@link userViewOf} reads again; null for one the address does not need. */
export function userViewParameters({ status, role, sort, direction }: UserView) {
  const descending = direction === 'descending'
  const isPlain = sort === plainUserView.sort && !descending
  return { status, role, sort: isPlain ? null : `${descending ? '-' : ''}${sort}` }
}

/** Whether the view leaves users out. */
export const isFiltered = ({ status, role }: UserView): boolean => status !== null || role !== null

type Filtered = Pick<User, 'status' | 'role'>

/** The users of the wanted status and role, in their order. */
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

/** Whoever never signed in has been away the longest. */
const signedInAt = ({ lastSignedInAt }: Sorted): number => lastSignedInAt?.getTime() ?? 0

/**
 * A copy in the wanted order; those alike stand by first and last name. Roles ascend from the most powerful, sign-ins
 * from the one longest ago.
 */
export function sortUsers<T extends Sorted>(
  users: readonly T[],
  { sort, direction }: Pick<UserView, 'sort' | 'direction'>,
): T[] {
  const sign = direction === 'ascending' ? 1 : -1
  return users.toSorted((a, b) => sign * order[sort](a, b))
}
