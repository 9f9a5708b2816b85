import type { Id } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Author } from '../../audit/recorded.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { isUuid } from '../../is-uuid.ts'
import { notFound } from '../../plugins/http-error.ts'
import { organisationsDiffer } from '../../plugins/organisation-guard.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import type { Kind } from '../excel.messages.ts'
import { findRow, lockReference, lockRow } from './named-rows.queries.ts'

type Db = Kysely<Database>

/** A thing of the Excel structure and whose it is. */
export type Owned = { id: string; organisationId: string; name: string }

type Look = (db: Db, kind: Kind, id: string) => Promise<Owned | undefined>

async function ownedWith(look: Look, db: Db, caller: Caller, kind: Kind, id: Id): Promise<Owned> {
  const row = isUuid(String(id)) ? await look(db, kind, String(id)) : undefined
  if (!row || !belongsTo(caller, row.organisationId)) throw notFound()
  return row
}

/** The thing of that id where the caller may act; anything else does not exist for them. */
export const loadOwned = (db: Db, caller: Caller, kind: Kind, id: Id): Promise<Owned> =>
  ownedWith(findRow, db, caller, kind, id)

/** The same, refused when the request names another organisation (contract, section 0). */
export async function loadOwnedInNamed(db: Db, author: Author, kind: Kind, id: Id): Promise<Owned> {
  return asNamed(author, await loadOwned(db, author.caller, kind, id))
}

function asNamed({ organisationId }: Author, row: Owned): Owned {
  if (organisationId !== undefined && row.organisationId !== organisationId) throw organisationsDiffer()
  return row
}

/** The same, held until the transaction ends, which from here on knows the rows of its organisation only. */
export async function lockOwned(
  trx: Transaction<Database>,
  author: Author,
  kind: Kind,
  id: Id,
): Promise<Owned> {
  const row = asNamed(author, await ownedWith(lockRow, trx, author.caller, kind, id))
  await enterOrganisation(trx, row.organisationId)
  return row
}

/** Makes sure that all of these are of that organisation, and stay while something is linked to them. */
export async function lockReferences(
  db: Db,
  organisationId: string,
  ...things: readonly (readonly [kind: Kind, id: Id | null])[]
): Promise<void> {
  for (const [kind, id] of things) {
    if (id === null) continue
    const row = isUuid(String(id)) ? await lockReference(db, kind, String(id)) : undefined
    if (row?.organisationId !== organisationId) throw notFound()
  }
}
