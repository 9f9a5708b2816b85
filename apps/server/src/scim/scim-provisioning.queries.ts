import { type ScimMapping, scimLimits } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Returns how many users and groups of an organisation a directory manages. */
export async function countManaged(
  db: Db,
  organisationId: string,
): Promise<{ users: number; groups: number }> {
  const count = async (table: 'scim_users' | 'scim_groups') => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where organisation_id = ${organisationId}`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  }
  return { users: await count('scim_users'), groups: await count('scim_groups') }
}

/** The groups of the directory with their security groups, by name. */
export const mappingsOf = (db: Db, organisationId: string): Promise<ScimMapping[]> =>
  db
    .selectFrom('scim_groups')
    .innerJoin('security_groups', (join) =>
      join
        .onRef('security_groups.organisation_id', '=', 'scim_groups.organisation_id')
        .onRef('security_groups.id', '=', 'scim_groups.group_id'),
    )
    .select([
      'scim_groups.group_id as groupId',
      'security_groups.name',
      'scim_groups.external_id as externalId',
      'scim_groups.provisioned as created',
      sql<number>`(select count(*)::integer from group_users
        where group_users.organisation_id = scim_groups.organisation_id
          and group_users.group_id = scim_groups.group_id)`.as('members'),
    ])
    .where('scim_groups.organisation_id', '=', organisationId)
    .orderBy('security_groups.name')
    .limit(scimLimits.groups)
    .execute()
