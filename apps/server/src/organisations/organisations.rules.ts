import { can, type Organisation, organisationsByName } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../storage/schema.ts'
import { everyOrganisation, organisationExists, organisationsIn } from './organisations.queries.ts'

/** The organisations the caller may act in, in the order of the organisation menu. */
export async function organisationsOf(db: Kysely<Database>, caller: Caller): Promise<Organisation[]> {
  if (can(caller, 'organisations.act-on-every')) return organisationsByName(await everyOrganisation(db))
  if (caller.organisationIds.length === 0) return []
  return organisationsByName(await organisationsIn(db, caller.organisationIds))
}

export const isOrganisation = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  isUuid(id) && (await organisationExists(db, id))
