import type { Client } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const clients = (db: Db) =>
  db.selectFrom('organisations').select(['id', 'client_key as key', 'company_name as name', 'code'])

export const everyClient = (db: Db): Promise<Client[]> => clients(db).execute()

export const clientsIn = (db: Db, ids: readonly string[]): Promise<Client[]> =>
  clients(db).where('id', 'in', ids).execute()

/** Finds an organisation by its key and locks it until the transaction ends. */
export const lockClient = (trx: Db, key: string) =>
  clients(trx).where('client_key', '=', key).forUpdate().executeTakeFirst()

/** Finds an organisation and locks it until the transaction ends. Nothing can be added to it meanwhile. */
export const lockClientById = (trx: Db, id: string) =>
  clients(trx).where('id', '=', id).forUpdate().executeTakeFirst()

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
