import { type ScimFailure, type ScimRequest, scimLimits } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** Stores the last request. SCIM stays on or off. */
export async function storeRequest(
  db: Db,
  organisationId: string,
  { at, action, resource, status }: ScimRequest,
): Promise<void> {
  const values = { last_request_at: at, last_action: action, last_resource: resource, last_status: status }
  await db
    .insertInto('scim_settings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

type NewFailure = ScimRequest & { subject: string; reason: string }

/** Adds a failure, or counts an equal one, and deletes the oldest above the limit. */
export async function storeFailure(db: Db, organisationId: string, failure: NewFailure): Promise<void> {
  await db
    .insertInto('scim_failures')
    .values({ organisation_id: organisationId, ...failure })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'action', 'resource', 'status', 'subject', 'reason'])
        .doUpdateSet({ at: failure.at, count: sql`scim_failures.count + 1` }),
    )
    .execute()
  const kept = failures(db, organisationId).select('id').limit(scimLimits.failures)
  await db
    .deleteFrom('scim_failures')
    .where('organisation_id', '=', organisationId)
    .where('id', 'not in', kept)
    .execute()
}

const failures = (db: Db, organisationId: string) =>
  db
    .selectFrom('scim_failures')
    .where('organisation_id', '=', organisationId)
    .orderBy('at', 'desc')
    .orderBy('id')

/** The last failures of an organisation, the newest first. */
export const failuresOf = async (db: Db, organisationId: string): Promise<ScimFailure[]> =>
  (
    await failures(db, organisationId)
      .select(['at', 'action', 'resource', 'status', 'subject', 'reason', 'count'])
      .execute()
  ).map(({ subject, ...failure }) => ({ ...failure, subject: subject || null }))

/** Returns the address of a member or the name of a security group; undefined if there is none with this id. */
export async function subjectOf(
  db: Db,
  organisationId: string,
  { resource, id }: { resource: ScimRequest['resource']; id: string },
): Promise<string | undefined> {
  if (resource === 'group') {
    const groups = db
      .selectFrom('security_groups')
      .select('name')
      .where('organisation_id', '=', organisationId)
    return (await groups.where('id', '=', id).executeTakeFirst())?.name
  }
  const members = db
    .selectFrom('user_organisations')
    .innerJoin('users', 'users.id', 'user_organisations.user_id')
    .select('users.email')
    .where('user_organisations.organisation_id', '=', organisationId)
  return (await members.where('users.id', '=', id).executeTakeFirst())?.email
}
