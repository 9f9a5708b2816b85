import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** The members of an organisation, with what every other member may know of them. */
export const membersOf = (db: Kysely<Database>, organisationId: string) =>
  db
    .selectFrom('users')
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.email as emailAddress',
    ])
    .where('user_organisations.organisation_id', '=', organisationId)
    .execute()
