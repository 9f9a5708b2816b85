import type {
  Area,
  Entity,
  HelperTable,
  Person,
  SecurityGroup,
  Subarea,
  User,
  Version,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import { groupsIn } from '../../excel/groups/groups.read.ts'
import { areasIn, subareasIn } from '../../excel/structure/areas.read.ts'
import { entitiesIn } from '../../excel/structure/entities.queries.ts'
import { helperTablesIn } from '../../excel/structure/helper-tables.queries.ts'
import { versionsIn } from '../../excel/structure/versions.read.ts'
import type { Database } from '../../storage/schema.ts'
import { userLinksIn } from '../../users/user-links.queries.ts'
import { membersOf } from '../../users/users.queries.ts'

/** A member with their links, rules already applied. */
export type LinkedUser = Person & Pick<User, 'status' | 'groups' | 'entities' | 'helperTables'>

/** A snapshot of everything Excel users see of an organisation. Automatic links follow from the areas. */
export type ExcelStructure = {
  areas: Area[]
  subareas: Subarea[]
  versions: Version[]
  helperTables: HelperTable[]
  entities: Entity[]
  groups: SecurityGroup[]
  users: LinkedUser[]
}

/** Reads the whole Excel structure of an organisation in one transaction, so that it is consistent. */
export const excelStructureOf = (db: Kysely<Database>, organisationId: string): Promise<ExcelStructure> =>
  inSnapshot(db, (trx) => structureIn(trx, organisationId))

/** Reads from one snapshot, however long that takes. */
export const inSnapshot = <T>(
  db: Kysely<Database>,
  read: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** The Excel structure of an organisation as this transaction sees it. */
export async function structureIn(trx: Kysely<Database>, organisationId: string): Promise<ExcelStructure> {
  const scope = { organisationIds: [organisationId] }
  return {
    areas: await areasIn(trx, { ...scope, links: 'custom' }),
    subareas: await subareasIn(trx, { ...scope, links: 'custom' }),
    versions: await versionsIn(trx, scope),
    helperTables: await helperTablesIn(trx, scope),
    entities: await entitiesIn(trx, scope),
    groups: await groupsIn(trx, scope),
    users: await linkedUsers(trx, organisationId),
  }
}

async function linkedUsers(db: Kysely<Database>, organisationId: string): Promise<LinkedUser[]> {
  const members = await membersOf(db, organisationId)
  const linksOf = await userLinksIn(db, organisationId)
  return members.map(({ id, firstName, lastName, emailAddress, statusId, statusName }) => ({
    id,
    firstName,
    lastName,
    emailAddress,
    status: { id: statusId, name: statusName },
    ...linksOf(id),
  }))
}
