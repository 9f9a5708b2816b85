import type { ApplyFor, User } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { namesBy, sortedByName } from '../excel/structure/names.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** The links of a user, each list sorted by name. */
export type UserLinks = Pick<User, 'groups' | 'entities' | 'everyEntity' | 'helperTables'>

type Linked = { userId: string; id: string; name: string }

const listsOf = (rows: readonly Linked[]) =>
  namesBy(
    rows,
    (row) => row.userId,
    ({ id, name }) => ({ id, name }),
  )

/** Returns the links of every user of an organisation, or of one user, in a fixed number of queries. */
export async function userLinksIn(
  db: Db,
  organisationId: string,
  userId?: string,
): Promise<(userId: string) => UserLinks> {
  const [groupRows, helperTableRows, entityRows, everyEntityUsers] = await Promise.all([
    groupLinks(db, organisationId, userId),
    helperTableLinks(db, organisationId, userId),
    entityLinks(db, organisationId, userId),
    linkedToEveryEntity(db, organisationId, userId),
  ])
  const [groups, helperTables, chosen] = [listsOf(groupRows), listsOf(helperTableRows), listsOf(entityRows)]
  const everything = new Set(everyEntityUsers)
  const every = everything.size > 0 ? sortedByName(await everyEntity(db, organisationId)) : []
  return (id) => ({
    groups: groups(id),
    entities: everything.has(id) ? every : chosen(id),
    everyEntity: everything.has(id),
    helperTables: helperTables(id),
  })
}

const groupLinks = (db: Db, organisationId: string, userId: string | undefined) =>
  db
    .selectFrom('group_users')
    .innerJoin('security_groups', 'security_groups.id', 'group_users.group_id')
    .select(['group_users.user_id as userId', 'security_groups.id', 'security_groups.name'])
    .where('group_users.organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('group_users.user_id', '=', userId ?? ''))
    .execute()

const helperTableLinks = (db: Db, organisationId: string, userId: string | undefined) =>
  db
    .selectFrom('helper_table_users')
    .innerJoin('helper_tables', 'helper_tables.id', 'helper_table_users.helper_table_id')
    .select(['helper_table_users.user_id as userId', 'helper_tables.id', 'helper_tables.name'])
    .where('helper_table_users.organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('helper_table_users.user_id', '=', userId ?? ''))
    .execute()

const entityLinks = (db: Db, organisationId: string, userId: string | undefined) =>
  db
    .selectFrom('entity_users')
    .innerJoin('entities', 'entities.id', 'entity_users.entity_id')
    .select(['entity_users.user_id as userId', 'entities.id', 'entities.name'])
    .where('entity_users.organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('entity_users.user_id', '=', userId ?? ''))
    .execute()

async function linkedToEveryEntity(db: Db, organisationId: string, userId: string | undefined) {
  const rows = await db
    .selectFrom('user_entity_modes')
    .select('user_id as userId')
    .where('organisation_id', '=', organisationId)
    .where('apply_for', '=', 'allCurrentAndFuture' satisfies ApplyFor)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
  return rows.map((row) => row.userId)
}

const everyEntity = (db: Db, organisationId: string) =>
  db.selectFrom('entities').select(['id', 'name']).where('organisation_id', '=', organisationId).execute()
