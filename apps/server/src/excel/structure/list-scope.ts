import type { Id } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../../http/caller.ts'
import { organisationsOf } from '../../organisations/organisations.rules.ts'
import type { Database } from '../../storage/schema.ts'

/** Which rows a list is about: those of these organisations, or the one of that id. */
export type ListScope = { organisationIds: readonly string[]; id?: string }

/** Which links are spelled out: `custom` leaves out those of automatic areas (contract, CALL-28). */
export type WithLinks = { links?: 'all' | 'custom' | undefined }

/** Lists what is in the organisation that was named, or without a name in all of the caller's (contract, CALL-28). */
export async function listInScope<T>(
  db: Kysely<Database>,
  caller: Caller,
  orgId: Id | undefined,
  read: (db: Kysely<Database>, scope: ListScope) => Promise<T[]>,
): Promise<T[]> {
  const organisationIds =
    orgId === undefined ? (await organisationsOf(db, caller)).map(({ id }) => String(id)) : [String(orgId)]
  return organisationIds.length === 0 ? [] : read(db, { organisationIds })
}
