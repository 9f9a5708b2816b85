import { existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { connectionProblem } from '../app/open-database.ts'
import { ConfigError } from '../config-error.ts'
import { passwordPlace } from '../database/targets/stored-credentials.ts'
import { DataDirInUse } from '../storage/data-dir-lock.ts'
import { refuseNewerSchema, SchemaTooNew } from '../storage/migrations/migrate.ts'
import { openUnmigrated } from '../storage/open-storage.ts'
import { openPostgres } from '../storage/postgres-storage.ts'
import type { Database } from '../storage/schema.ts'
import { createSecretBox, keyIdOf, type SecretPlace } from '../storage/secret-box.ts'
import { refuseOldServer } from '../storage/server-version.ts'
import type { Storage } from '../storage/storage.ts'
import { refuseWrongKey, WrongKey } from '../storage/wrong-key.ts'
import { propertyPlace } from '../sync/connector-settings.ts'
import type { CheckedConfig, Tried } from './checked-config.ts'

/** Returns why a server with this key cannot work with this database, if it was reached. Neither migrates nor writes. */
export async function checkDatabase(databaseUrl: string, keys: readonly Uint8Array[]): Promise<Tried> {
  try {
    const problems = await problemsIn(await openPostgres(databaseUrl), keys)
    return { problems, reached: [messages.reached(new URL(databaseUrl))] }
  } catch (error) {
    const problem = connectionProblem(databaseUrl, error)
    if (!problem) throw error
    return { problems: [problem.message], reached: [] }
  }
}

/** Does the same with the embedded database in this folder, unless a server has it open. */
export async function checkEmbedded(dataDir: string, keys: readonly Uint8Array[]): Promise<CheckedConfig> {
  if (!existsSync(`${dataDir}/database/PG_VERSION`))
    return { problems: [], warnings: [messages.notYet(dataDir)], reached: [] }
  try {
    const storage = await openUnmigrated({ kind: 'pglite', dataDir })
    const problems = await problemsIn(storage, keys)
    return { problems, warnings: [], reached: [messages.opened(dataDir)] }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    return { problems: [], warnings: [messages.inUse], reached: [] }
  }
}

const DEFAULT_PORT = '5432'

const messages = {
  reached: ({ hostname, port, pathname }: URL) =>
    `Reached the database “${decodeURIComponent(pathname.slice(1))}” on ${hostname}:${port || DEFAULT_PORT} (DATABASE_URL).`,
  opened: (dataDir: string) => `Opened the embedded database in ${dataDir}.`,
  notYet: (dataDir: string) => `There is no database in ${dataDir} yet. The first start creates it.`,
  inUse: 'The embedded database was not checked, because a server has it open.',
}

const explained = [ConfigError, SchemaTooNew, WrongKey]

async function problemsIn(storage: Storage, keys: readonly Uint8Array[]): Promise<string[]> {
  try {
    await refuseOldServer(storage.db)
    if (!(await hasTables(storage.db))) return []
    await refuseNewerSchema(storage.db)
    return await secretProblems(storage.db, keys)
  } catch (error) {
    if (!(error instanceof Error) || !explained.some((kind) => error instanceof kind)) throw error
    return [error.message]
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
