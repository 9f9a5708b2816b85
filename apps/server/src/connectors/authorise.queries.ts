import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

export type NewAuthorisation = {
  stateHash: string
  organisationId: string
  userId: string
  typeId: string
  account: string | null
  expiresAt: Date
}

export async function insertAuthorisation(db: Kysely<Database>, one: NewAuthorisation): Promise<void> {
  await db
    .insertInto('authorisations')
    .values({
      state_hash: one.stateHash,
      organisation_id: one.organisationId,
      user_id: one.userId,
      connector_type_id: one.typeId,
      account: one.account,
      expires_at: one.expiresAt,
    })
    .execute()
}

/** Forgets those that nobody came back from in time. */
export const pruneAuthorisations = (db: Kysely<Database>, organisationId: string, now: Date) =>
  db
    .deleteFrom('authorisations')
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '<=', now)
    .execute()
