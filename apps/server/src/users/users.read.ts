import { byName, can, type User } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { readTogether } from '../storage/share-round-trips.ts'
import { connectorsAssigned } from './user-connectors.queries.ts'
import { userLinksIn } from './user-links.queries.ts'
import { membersElsewhere, membersOf, type PersonRow, productLinksIn } from './users.queries.ts'

type Db = Kysely<Database>

/** Returns the members of an organisation by first name, with the fields the caller may see. */
export const usersOf = (db: Db, caller: Caller, organisationId: string): Promise<User[]> =>
  readTogether(db, async (trip) => {
    const rows = membersOf(trip, organisationId).then(byFullName)
    return can(caller, 'excel.open')
      ? withLinks(trip, caller, organisationId, rows)
      : (await rows).map(namesOnly)
  })

const byFullName = (rows: readonly PersonRow[]) =>
  rows.toSorted((a, b) => byName(a.firstName, b.firstName) || byName(a.lastName, b.lastName))

/** Returns one member, for the response to a write. */
export async function userById(
  db: Db,
  caller: Caller,
  organisationId: string,
  userId: string,
): Promise<User> {
  const [user] = await readTogether(db, (trip) =>
    withLinks(trip, caller, organisationId, membersOf(trip, organisationId, userId), userId),
  )
  if (!user) throw notFound()
  return user
}

async function withLinks(
  db: Db,
  caller: Caller,
  organisationId: string,
  members: Promise<readonly PersonRow[]>,
  userId?: string,
): Promise<User[]> {
  const sharedWith = can(caller, 'connectors.see-all') ? undefined : caller.userId
  const [rows, linksOf, connectorsOf, productLinks, elsewhere] = await Promise.all([
    members,
    userLinksIn(db, organisationId, userId),
    connectorsAssigned(db, organisationId, { userId, sharedWith }),
    productLinksIn(db, organisationId, userId),
    elsewhereFor(db, caller, organisationId, userId),
  ])
  const products = Map.groupBy(productLinks, (link) => link.userId)
  return rows.map((row) => ({
    ...userSummary(row),
    ...roleAndStatus(row),
    ...(can(caller, 'users.microsoft-id') && { microsoftId: row.microsoftId }),
    ...linksOf(row.id),
    connectors: connectorsOf(row.id),
    lastSignedInAt: can(caller, 'users.manage') ? row.lastSignedInAt : null,
    belongsElsewhere: elsewhere.has(row.id),
    xero2SqlProducts: (products.get(row.id) ?? [])
      .map(({ id, companyName }) => ({ id, companyName }))
      .toSorted((a, b) => byName(a.companyName, b.companyName)),
  }))
}

/** The members whose account the caller may not change. Only administrators of some organisations need to know. */
const elsewhereFor = async (db: Db, caller: Caller, organisationId: string, userId?: string) =>
  can(caller, 'users.manage') && !can(caller, 'organisations.act-on-every')
    ? membersElsewhere(db, organisationId, caller.organisationIds, userId)
    : new Set<string>()

/** Returns the fields of a user that every member may see. */
export const userSummary = ({ id, firstName, lastName, emailAddress }: PersonRow) => ({
  id,
  firstName,
  lastName,
  emailAddress,
})

/** Returns the role and status fields of a user, as every list of users has them. */
export const roleAndStatus = (row: PersonRow) => ({
  role: { id: row.roleId, name: row.role, displayName: row.roleDisplayName },
  roleId: row.roleId,
  statusId: row.statusId,
  status: { id: row.statusId, name: row.statusName },
})

// Such callers get exactly four fields. Clients read a missing field as empty.
const namesOnly = (row: PersonRow): User => userSummary(row) as User
