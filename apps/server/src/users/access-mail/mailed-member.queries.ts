import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

/** Returns a member whom mails reach, and the name of the organisation. */
export const mailedMember = (db: Kysely<Database>, organisationId: string, userId: string) =>
  db
    .selectFrom('user_organisations')
    .innerJoin('users', 'users.id', 'user_organisations.user_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .innerJoin('organisations', 'organisations.id', 'user_organisations.organisation_id')
    .select(['users.email', 'users.first_name as firstName', 'organisations.company_name as companyName'])
    .where('user_organisations.organisation_id', '=', organisationId)
    .where('users.id', '=', userId)
    .where('users.email_status', '=', 'verified')
    .where('statuses.name', '=', 'active')
    .executeTakeFirst()
