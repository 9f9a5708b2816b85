import type { Id } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../../http/caller.ts'
import { organisationsOf } from '../../organisations/organisations.rules.ts'
import type { Database } from '../../storage/schema.ts'

/** The rows of a list: all of these organisations, or the one with that id. */
export type ListScope = { organisationIds: readonly string[]; id?: string }

/** The links a list spells out: `custom` omits those of automatic areas. */
export type WithLinks = { links?: 'all' | 'custom' | undefined }

/** Lists the items of one organisation, or of all of the caller's organisations if none is named. */
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
