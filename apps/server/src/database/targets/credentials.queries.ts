import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** The database of an organisation, with its password sealed. */
export type StoredPlace = {
  host: string
  database: string
  schema: string
  user: string
  passwordSealed: string
}

export const credentialsOf = (db: Db, organisationId: string): Promise<StoredPlace | undefined> =>
  db
    .selectFrom('database_credentials')
    .select(['host', 'database', 'schema', 'username as user', 'password_sealed as passwordSealed'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

export async function storeCredentials(db: Db, organisationId: string, place: StoredPlace): Promise<void> {
  const { user, passwordSealed, ...rest } = place
  const row = { ...rest, username: user, password_sealed: passwordSealed }
  await db
    .insertInto('database_credentials')
    .values({ organisation_id: organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}
