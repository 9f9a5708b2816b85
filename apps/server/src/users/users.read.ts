import { byName, can, type User } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { connectorsAssigned } from './user-connectors.queries.ts'
import { userLinksIn } from './user-links.queries.ts'
import { membersOf, type PersonRow, productLinksIn } from './users.queries.ts'

type Db = Kysely<Database>

/** Returns the members of an organisation by first name, with the fields the caller may see. */
export async function usersOf(db: Db, caller: Caller, organisationId: string): Promise<User[]> {
  const rows = await membersOf(db, organisationId)
  const members = rows.toSorted((a, b) => byName(a.firstName, b.firstName) || byName(a.lastName, b.lastName))
  return can(caller, 'excel.open') ? withLinks(db, caller, organisationId, members) : members.map(namesOnly)
}

/** Returns one member, for the response to a write. */
export async function userById(
  db: Db,
  caller: Caller,
  organisationId: string,
  userId: string,
): Promise<User> {
  const [user] = await withLinks(
    db,
    caller,
    organisationId,
    await membersOf(db, organisationId, userId),
    userId,
  )
  if (!user) throw notFound()
  return user
}

async function withLinks(
  db: Db,
  caller: Caller,
  organisationId: string,
  rows: readonly PersonRow[],
  userId?: string,
): Promise<User[]> {
  const linksOf = await userLinksIn(db, organisationId, userId)
  const connectorsOf = await connectorsAssigned(db, organisationId, {
    userId,
    sharedWith: can(caller, 'connectors.see-all') ? undefined : caller.userId,
  })
  const products = Map.groupBy(await productLinksIn(db, organisationId, userId), (link) => link.userId)
  return rows.map((row) => ({
    ...userSummary(row),
    ...roleAndStatus(row),
    ...(can(caller, 'users.microsoft-id') && { microsoftId: row.microsoftId }),
    ...linksOf(row.id),
    connectors: connectorsOf(row.id),
    lastSignedInAt: can(caller, 'users.manage') ? row.lastSignedInAt : null,
    xero2SqlProducts: (products.get(row.id) ?? [])
      .map(({ id, companyName }) => ({ id, companyName }))
      .toSorted((a, b) => byName(a.companyName, b.companyName)),
  }))
}

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
