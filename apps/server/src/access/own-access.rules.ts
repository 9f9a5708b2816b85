import { type AccessUser, grantedStructure, type OwnAccess, type User } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { structureState } from '../database/database.rules.ts'
import { groupsIn } from '../excel/groups/groups.read.ts'
import { areasIn, subareasIn } from '../excel/structure/areas.read.ts'
import { entityKind } from '../excel/structure/entity-kind.ts'
import { helperTableKind } from '../excel/structure/helper-table-kind.ts'
import { versionsIn } from '../excel/structure/versions.read.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { membersOf } from '../users/users.queries.ts'
import { userById } from '../users/users.read.ts'

/**
 * Returns the items granted to the caller in an organisation. Callers of level 4 may not read the structure, so everything that was
 * not granted to them is left out here.
 */
export const ownAccess = (
  { storage }: Services,
  caller: Caller,
  organisationId: string,
): Promise<OwnAccess> =>
  withOrganisation(storage.db, organisationId, async (trx) => {
    const [member] = await membersOf(trx, organisationId, caller.userId)
    const user = member ? await userById(trx, caller, organisationId, caller.userId) : null
    const { users: _, ...granted } = await grantedTo(trx, user ?? stranger(caller), organisationId)
    return { ...granted, user, state: await structureState(trx, organisationId) }
  })

/** Someone without links, such as an administrator of another organisation. */
const stranger = ({ userId, firstName, lastName, email }: Caller): AccessUser => ({
  id: userId,
  firstName,
  lastName,
  emailAddress: email,
  status: null,
  groups: [],
  entities: [],
  helperTables: [],
})

async function grantedTo(db: Kysely<Database>, user: AccessUser | User, organisationId: string) {
  const scope = { organisationIds: [organisationId] }
  const withLinks = { ...scope, links: 'custom' as const }
  return grantedStructure(user, {
    areas: await areasIn(db, withLinks),
    subareas: await subareasIn(db, withLinks),
    versions: await versionsIn(db, scope),
    entities: await entityKind.read(db, scope),
    helperTables: await helperTableKind.read(db, scope),
    groups: await groupsIn(db, scope),
    users: [user],
  })
}
