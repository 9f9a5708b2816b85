import type { Id, Status } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '../../audit/audited-transaction.ts'
import type { Database } from '../../storage/schema.ts'
import type { ItemTable } from '../excel.messages.ts'
import type { ListScope } from './list-scope.ts'
import type { NewRow, RowKey } from './named-rows.queries.ts'

type Trx = Transaction<Database>

/** A request that adds an item: its name and organisation, and what else its kind needs. */
export type NewItem = { name: string; organisationId: Id }

/** A request that changes an item, only if the item still matches `expected`. */
export type ItemChange<Expected> = { organisationId: Id; expected?: Expected | undefined }

/** The item to change, in the organisation the request names. */
export type UpdateTarget = { organisationId: Id; id: Id }

/** Describes one kind of structure item: how it is read, written, compared and logged. */
export type StructureKind<Item, New extends NewItem, Change extends ItemChange<Expected>, Expected> = {
  table: ItemTable
  read(db: Kysely<Database>, scope: ListScope): Promise<Item[]>
  /** The part of an item that the audit log records. */
  facts(item: Item): Facts
  insert(trx: Trx, row: NewRow, request: New): Promise<{ id: string }>
  change(trx: Trx, at: RowKey, request: Change): Promise<void>
  matchesExpected(now: Item, expected: Expected): boolean
  /** Returns the facts that are deleted together with an item, and that no other entry of the audit log has. */
  lost?(trx: Trx, at: RowKey): Promise<Facts>
}

/** The part of a kind that is enough to read and log its items. */
export type ReadableKind<Item> = Pick<StructureKind<Item, never, never, never>, 'table' | 'read' | 'facts'>

export const statusFact = (item: { status: Status | null }): Facts => ({ status: item.status?.name ?? null })
