import { type Kysely, sql } from 'kysely'
import { connectionProblem } from '../app/open-database.ts'
import { passwordPlace } from '../database/targets/stored-credentials.ts'
import { refuseNewerSchema, SchemaTooNew } from '../storage/migrations/migrate.ts'
import { openPostgres } from '../storage/postgres-storage.ts'
import type { Database } from '../storage/schema.ts'
import { createSecretBox, keyIdOf, type SecretPlace } from '../storage/secret-box.ts'
import { refuseWrongKey, WrongKey } from '../storage/wrong-key.ts'
import { propertyPlace } from '../sync/connector-settings.ts'

/** Returns why a server with this key cannot work with this database. Neither migrates nor writes. */
export async function checkDatabase(databaseUrl: string, keys: readonly Uint8Array[]): Promise<string[]> {
  const storage = await openPostgres(databaseUrl)
  try {
    if (!(await hasTables(storage.db))) return []
    await refuseNewerSchema(storage.db)
    return await secretProblems(storage.db, keys)
  } catch (error) {
    const known = error instanceof SchemaTooNew || error instanceof WrongKey
    const problem = known ? error : connectionProblem(databaseUrl, error)
    if (!problem) throw error
    return [problem.message]
  } finally {
    await storage.close()
  }
}

/** A first start creates the tables. */
async function hasTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null and to_regclass('connector_properties') is not null as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

/** The name of a key could be right by accident, so one secret of each kind is opened. */
async function secretProblems(
  db: Kysely<Database>,
  [newest, ...older]: readonly Uint8Array[],
): Promise<string[]> {
  if (!newest) return []
  await refuseWrongKey(db, newest, ...older)
  const box = createSecretBox(newest, ...older)
  const broken = (await sampleSecrets(db, keyIdOf(newest))).filter(({ sealed, place }) => {
    try {
      box.open(sealed, place)
      return false
    } catch {
      return true
    }
  })
  return broken.map(
    ({ place }) =>
      `ENCRYPTION_KEY does not open a secret in the table ${place.table}. The row was changed, or copied from a different database.`,
  )
}

type SealedSample = { readonly sealed: string; readonly place: SecretPlace }

async function sampleSecrets(db: Kysely<Database>, keyId: string): Promise<SealedSample[]> {
  const property = await db
    .selectFrom('connector_properties')
    .select(['id', 'organisation_id as organisationId', 'sealed'])
    .where(sql<string>`split_part(sealed, '.', 2)`, '=', keyId)
    .limit(1)
    .executeTakeFirst()
  const credentials = await db
    .selectFrom('database_credentials')
    .select(['organisation_id as organisationId', 'password_sealed as sealed'])
    .where(sql<string>`split_part(password_sealed, '.', 2)`, '=', keyId)
    .limit(1)
    .executeTakeFirst()
  return [
    ...(property ? [{ sealed: property.sealed ?? '', place: propertyPlace(property) }] : []),
    ...(credentials
      ? [{ sealed: credentials.sealed, place: passwordPlace(credentials.organisationId) }]
      : []),
  ]
}
