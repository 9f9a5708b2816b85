import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../schema.ts'
import type { Storage } from '../storage.ts'
import { appliedMigrations, recordByName } from './applied-migrations.ts'
import { migrations } from './migrations.ts'

/** A newer server has changed the tables. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

/** Brings the tables up to date in one transaction, so a server killed half-way leaves them unchanged. */
export const migrate = (storage: Storage): Promise<void> =>
  storage.withConnection(({ db }) => bringUpToDate(db), { longStatements: true })

async function bringUpToDate(db: Kysely<Database>) {
  await recordByName(db)
  await refuseNewerSchema(db)
  // Kysely reads the whole catalogue before it finds that nothing is missing.
  const { missing } = await compareSchema(db)
  if (!missing) return
  // Kysely holds an advisory lock meanwhile: servers that start together wait for each other.
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations,
  }).migrateToLatest()
  if (error) throw error
}

/** Branches are merged in any order, so a database may have a later migration and lack an earlier one. */
const allowUnorderedMigrations = true

/** Throws {@link SchemaTooNew} if the database has a migration that this server does not know. */
export async function refuseNewerSchema(db: Kysely<Database>): Promise<void> {
  const [unknown] = await unknownMigrations(db)
  if (unknown !== undefined) throw tooNew(unknown)
}

/**
 * Compares the migrations of the database with those of this server. A newer server may have added one after our start, and
 * an older database may have been put in place.
 */
export async function compareSchema(db: Kysely<Database>): Promise<{ unknown: boolean; missing: boolean }> {
  const applied = new Set(await appliedMigrations(db))
  return {
    unknown: unknownOf([...applied]) !== undefined,
    missing: Object.keys(migrations).some((name) => !applied.has(name)),
  }
}

/**
 * Creates the tables as these migrations left them, in the caller's transaction. Throws if they cannot be applied to the
 * database in this order.
 */
export async function migrateTo(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const provider = { getMigrations: async () => wanted }
  const { error } = await new Migrator({
    db,
    provider,
    disableTransactions: true,
    allowUnorderedMigrations,
  }).migrateToLatest()
  if (error) throw error
}

/** Returns a migration that this server does not know. */
export const unknownOf = (names: readonly string[]): string | undefined =>
  names.find((name) => !Object.hasOwn(migrations, name))

const unknownMigrations = async (db: Kysely<Database>) =>
  (await appliedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name))

const tooNew = (name: string) =>
  new SchemaTooNew(
    `The database has the migration "${name}", which this server does not know. Start the newer server, or restore an older backup.`,
  )
