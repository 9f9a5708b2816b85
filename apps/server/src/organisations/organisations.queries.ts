import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

const columns = ['id', 'company_name as companyName'] as const

export const everyOrganisation = (db: Kysely<Database>) =>
  db.selectFrom('organisations').select(columns).execute()

export const organisationsIn = (db: Kysely<Database>, ids: readonly string[]) =>
  db.selectFrom('organisations').select(columns).where('id', 'in', ids).execute()

export const organisationExists = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const organisationByKey = (db: Kysely<Database>, clientKey: string) =>
  db.selectFrom('organisations').select('id').where('client_key', '=', clientKey).executeTakeFirst()
