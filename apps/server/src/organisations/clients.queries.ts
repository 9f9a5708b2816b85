import type { Client } from '@tributary/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const CODES_LOCK = 7_482_904

const clients = (db: Db) =>
  db.selectFrom('organisations').select(['id', 'client_key as key', 'company_name as name', 'code'])

export const everyClient = (db: Db): Promise<Client[]> => clients(db).execute()

export const clientsIn = (db: Db, ids: readonly string[]): Promise<Client[]> =>
  clients(db).where('id', 'in', ids).execute()

/** Finds an organisation by its key and locks it until the transaction ends. */
export const lockClient = (trx: Db, key: string) =>
  clients(trx).where('client_key', '=', key).forUpdate().executeTakeFirst()

export type ClientValues = { key: string; name: string; code: string | null }

export async function insertClient(trx: Db, { key, name, code }: ClientValues): Promise<string> {
  const { id } = await trx
    .insertInto('organisations')
    .values({ client_key: key, company_name: name, code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateClient(trx: Db, id: string, { name, code }: Omit<ClientValues, 'key'>) {
  await trx.updateTable('organisations').set({ company_name: name, code }).where('id', '=', id).execute()
}

/** The codes of all other organisations. Locks all codes against changes until the transaction ends. */
export async function otherCodes(trx: Transaction<Database>, id: string | undefined): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${CODES_LOCK}::integer)`.execute(trx)
  const rows = await trx
    .selectFrom('organisations')
    .select('code')
    .where('code', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .execute()
  return rows.flatMap(({ code }) => code ?? [])
}

/** The owner of a database schema, read from its comment, and whether it has tables. */
export async function schemaByName(db: Db, name: string) {
  const { rows } = await sql<{ owner: string | null; hasTables: boolean }>`
    select obj_description(oid, 'pg_namespace') as owner,
      exists (select 1 from pg_class where relnamespace = pg_namespace.oid and relkind in ('r', 'p')) as "hasTables"
    from pg_namespace where nspname = ${name}`.execute(db)
  return rows[0]
}
