import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const people = (db: Db) =>
  db
    .selectFrom('users')
    .where('users.kind', '=', 'person')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .select([
      'users.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.email as emailAddress',
      'users.microsoft_id as microsoftId',
      'users.require_mfa as requireMfa',
      'users.last_signed_in_at as lastSignedInAt',
      'roles.id as roleId',
      'roles.name as role',
      'roles.display_name as roleDisplayName',
      'roles.level as roleLevel',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])

export type PersonRow = Awaited<ReturnType<typeof membersOf>>[number]

/** Returns the members of an organisation, or only the one with this id. */
export const membersOf = (db: Db, organisationId: string, userId?: string) =>
  people(db)
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .where('user_organisations.organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .execute()

/** Finds a user who belongs to at least one of these organisations. */
export const memberOfAny = (db: Db, organisationIds: readonly string[], userId: string) =>
  people(db)
    .where('users.id', '=', userId)
    .where('users.id', 'in', (members) =>
      members
        .selectFrom('user_organisations')
        .select('user_organisations.user_id')
        .where('user_organisations.organisation_id', 'in', organisationIds),
    )
    .executeTakeFirst()

/** Returns the ids of the user's organisations. */
export const membershipsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_organisations')
    .select('organisation_id as organisationId')
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => row.organisationId)
}

/** Returns the members, or the one with this id, who also belong to an organisation that is not in `administered`. */
export async function membersElsewhere(
  db: Db,
  organisationId: string,
  administered: readonly string[],
  userId?: string,
): Promise<Set<string>> {
  const elsewhere = sql<{
    userId: string
  }>`members_elsewhere(${organisationId}::uuid, ${[...administered]}::uuid[])`
  const rows = await db
    .selectFrom(elsewhere.as<'elsewhere'>(sql`elsewhere (user_id)`))
    .select(sql<string>`user_id`.as('userId'))
    .$if(userId !== undefined, (query) => query.where(sql`user_id`, '=', userId ?? ''))
    .execute()
  return new Set(rows.map((row) => row.userId))
}

/** Whether a user belongs to an organisation. Locks the membership, so that changes of the user's links are serial. */
export const holdMember = async (db: Db, organisationId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('user_organisations')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const everyRole = (db: Db) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'level', 'display_name as displayName'])
    .orderBy('level')
    .execute()

export const productLinksIn = (db: Db, organisationId: string, userId?: string) =>
  db
    .selectFrom('xero2sql_product_users')
    .innerJoin('xero2sql_products', 'xero2sql_products.id', 'xero2sql_product_users.product_id')
    .select([
      'xero2sql_product_users.user_id as userId',
      'xero2sql_products.id',
      'xero2sql_products.company_name as companyName',
    ])
    .where('xero2sql_product_users.organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('xero2sql_product_users.user_id', '=', userId ?? ''))
    .execute()
