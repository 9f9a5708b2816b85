import type { Status } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export const everyStatus = (db: Kysely<Database>): Promise<Status[]> =>
  db.selectFrom('statuses').select(['id', 'name']).orderBy('id').execute()
