import { type Id, sameId } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { badRequest } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import { everyStatus } from '../../storage/statuses.queries.ts'

/** Finds a status. Throws 400 if it does not exist. */
export async function findStatus(db: Kysely<Database>, id: Id): Promise<{ id: number; name: string }> {
  const status = (await everyStatus(db)).find((row) => sameId(row.id, id))
  if (!status) throw badRequest('This status does not exist.')
  return { id: Number(status.id), name: status.name }
}
