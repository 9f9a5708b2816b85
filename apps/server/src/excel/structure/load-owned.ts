import type { Id } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { notFound } from '../../http/http-error.ts'
import { organisationsDiffer } from '../../http/organisation-guard.ts'
import { isUuid } from '../../is-uuid.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import type { ItemTable } from '../excel.messages.ts'
import { findRow, lockReference, lockRow } from './named-rows.queries.ts'

type Db = Kysely<Database>

/** An item of the Excel structure and the organisation that owns it. */
export type Owned = { id: string; organisationId: string; name: string }

type Find = (db: Db, table: ItemTable, id: string) => Promise<Owned | undefined>

async function ownedWith(find: Find, db: Db, caller: Caller, table: ItemTable, id: Id): Promise<Owned> {
  const row = isUuid(String(id)) ? await find(db, table, String(id)) : undefined
  if (!row || !belongsTo(caller, row.organisationId)) throw notFound()
  return row
}

/** Loads an item of an organisation that the caller may act in. Throws 404 for any other id. */
export const loadOwned = (db: Db, caller: Caller, table: ItemTable, id: Id): Promise<Owned> =>
  ownedWith(findRow, db, caller, table, id)

/** As {@link loadOwned}, but throws 400 if the request names another organisation. */
export async function loadOwnedInNamed(db: Db, author: Author, table: ItemTable, id: Id): Promise<Owned> {
  return refuseOtherOrganisation(author, await loadOwned(db, author.caller, table, id))
}

function refuseOtherOrganisation({ organisationId }: Author, row: Owned): Owned {
  if (organisationId !== undefined && row.organisationId !== organisationId) throw organisationsDiffer()
  return row
}

/** As {@link loadOwnedInNamed}, and locks the item. From then on the transaction sees only rows of its organisation. */
export async function lockOwned(
  trx: Transaction<Database>,
  author: Author,
  table: ItemTable,
  id: Id,
): Promise<Owned> {
  const row = refuseOtherOrganisation(author, await ownedWith(lockRow, trx, author.caller, table, id))
  await enterOrganisation(trx, row.organisationId)
  return row
}

/** Throws 404 unless all items belong to the organisation, and prevents their deletion until the transaction ends. */
export async function lockReferences(
  db: Db,
  organisationId: string,
  ...items: readonly (readonly [table: ItemTable, id: Id | null])[]
): Promise<void> {
  for (const [table, id] of items) {
    if (id === null) continue
    const row = isUuid(String(id)) ? await lockReference(db, table, String(id)) : undefined
    if (row?.organisationId !== organisationId) throw notFound()
  }
}
