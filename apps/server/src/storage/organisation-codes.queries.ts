import { randomBytes } from 'node:crypto'
import { safeName, truncateToBytes } from '@tributary/domain'
import { isReservedSchema } from '@tributary/sdk/connectors'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

const CODES_LOCK = 7_482_904

// Room for the suffix of a name that is taken, within the limit of a schema name.
const BASE_BYTES = 54

/** The codes of all other organisations. Locks all codes against changes until the transaction ends. */
export async function otherCodes(trx: Transaction<Database>, id: string | undefined): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${CODES_LOCK}::integer)`.execute(trx)
  const rows = await trx
    .selectFrom('organisations')
    .select('code')
    .where('code', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .execute()
  return [...rows, ...(await codesOfDeleted(trx))].flatMap(({ code }) => code ?? [])
}

/** A deleted organisation may return, and its tables are still in its schema. */
const codesOfDeleted = (db: Kysely<Database>) =>
  db.selectFrom('deleted_organisations').select('code').where('code', 'is not', null).execute()

/** The owner of a database schema, read from its comment, and whether it has tables. */
export async function schemaByName(db: Kysely<Database>, name: string) {
  const { rows } = await sql<{ owner: string | null; hasTables: boolean }>`
    select obj_description(oid, 'pg_namespace') as owner,
      exists (select 1 from pg_class where relnamespace = pg_namespace.oid and relkind in ('r', 'p')) as "hasTables"
    from pg_namespace where nspname = ${name}`.execute(db)
  return rows[0]
}

/**
 * Returns a free code for a new organisation, from its name. Without a code, the first refresh of its first connector
 * would fail.
 */
export async function codeFromName(trx: Transaction<Database>, name: string): Promise<string> {
  const base = truncateToBytes(safeName(name), BASE_BYTES) || 'organisation'
  // A counter would show how many other organisations have the name.
  return (await isTaken(trx, base)) ? `${base}_${randomBytes(4).toString('hex')}` : base
}

async function isTaken(trx: Transaction<Database>, schema: string): Promise<boolean> {
  if (isReservedSchema(schema, 'ours')) return true
  const codes = await otherCodes(trx, undefined)
  if (codes.some((code) => safeName(code) === schema)) return true
  return (await schemaByName(trx, schema)) !== undefined
}
