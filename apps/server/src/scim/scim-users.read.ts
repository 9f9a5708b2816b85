import type { Kysely } from 'kysely'
import { notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Resource } from './resource.ts'
import { type ScimUserRow, scimUserRows } from './scim-users.queries.ts'
import { userResource } from './user-resource.ts'

type Db = Kysely<Database>
type Tools = Pick<Services, 'config'>

/** The members of an organisation as SCIM users. */
export const scimUsers = async (db: Db, tools: Tools, organisationId: string): Promise<Resource[]> =>
  (await scimUserRows(db, organisationId)).map((row) => userResource(tools, row))

/** Returns one member; 404 for anyone else. */
export async function scimUserRow(db: Db, organisationId: string, id: string): Promise<ScimUserRow> {
  const [row] = isUuid(id) ? await scimUserRows(db, organisationId, id) : []
  if (!row) throw notFound()
  return row
}

export const scimUser = async (db: Db, tools: Tools, organisationId: string, id: string): Promise<Resource> =>
  userResource(tools, await scimUserRow(db, organisationId, id))
