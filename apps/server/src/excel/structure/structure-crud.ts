import type { Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { concurrentChange } from '../../audit/concurrent-change.ts'
import { notFound } from '../../http/http-error.ts'
import { organisationsDiffer } from '../../http/organisation-guard.ts'
import type { Services } from '../../services.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { structureTransaction } from '../changes/structure-transaction.ts'
import { excelMessages, type ItemTable, thisItem } from '../excel.messages.ts'
import { lockOwned, type Owned } from './load-owned.ts'
import { deleteRow, type RowKey } from './named-rows.queries.ts'
import type { ItemChange, NewItem, ReadableKind, StructureKind, UpdateTarget } from './structure-kind.ts'
import { givenName, unlessNameTaken } from './write-names.ts'

type Trx = Transaction<Database>

/** Reads one item. Throws 404 if it does not exist. */
export async function readItem<Item>(db: Trx, kind: ReadableKind<Item>, at: RowKey): Promise<Item> {
  const [item] = await kind.read(db, { organisationIds: [at.organisationId], id: at.id })
  if (!item) throw notFound()
  return item
}

/** Adds an item. */
export const createItem = <Item, New extends NewItem>(
  services: Services,
  author: Author,
  kind: ReadableKind<Item> & Pick<StructureKind<Item, New, never, never>, 'insert'>,
  request: New,
): Promise<Written<Item>> =>
  structureTransaction(services, author, async (trx, record) => {
    const organisationId = String(request.organisationId)
    await enterOrganisation(trx, organisationId)
    const row = { ...givenName(request.name), organisationId }
    const { id } = await unlessNameTaken(kind.table, row.name, () => kind.insert(trx, row, request))
    const data = await readItem(trx, kind, { organisationId, id })
    const after = kind.facts(data)
    await record({ action: `${kind.table}.created`, organisationId, target: id, name: row.name, after })
    return { message: excelMessages.created(kind.table), data }
  })

/** Changes an item. Throws 409 and changes nothing if the item no longer matches `expected`. */
export const updateItem = <Item, Change extends ItemChange<Expected>, Expected>(
  services: Services,
  author: Author,
  kind: ReadableKind<Item> & Pick<StructureKind<Item, never, Change, Expected>, 'change' | 'matchesExpected'>,
  { organisationId, id }: UpdateTarget,
  request: Change,
): Promise<Written<Item>> =>
  structureTransaction(services, author, async (trx, record) => {
    const at = await lockOwned(trx, author, kind.table, id)
    if (at.organisationId !== String(organisationId)) throw organisationsDiffer()
    const now = await readItem(trx, kind, at)
    if (request.expected !== undefined && !kind.matchesExpected(now, request.expected))
      throw await itemChanged(trx, services, author, kind.table, at)
    const before = kind.facts(now)
    await kind.change(trx, at, request)
    const data = await readItem(trx, kind, at)
    const after = kind.facts(data)
    await record({ action: `${kind.table}.changed`, ...placeOf(at), before, after })
    return { message: excelMessages.saved(kind.table), data }
  })

/** Deletes an item with its links and grants. Throws 409 if the item no longer matches `expected`. */
export const deleteItem = <Item, Expected>(
  services: Services,
  author: Author,
  kind: ReadableKind<Item> & Pick<StructureKind<Item, never, never, Expected>, 'matchesExpected' | 'lost'>,
  id: Id,
  expected: Expected | undefined,
): Promise<Written<null>> =>
  structureTransaction(services, author, async (trx, record) => {
    const at = await lockOwned(trx, author, kind.table, id)
    const now = await readItem(trx, kind, at)
    if (expected !== undefined && !kind.matchesExpected(now, expected))
      throw await itemChanged(trx, services, author, kind.table, at)
    const before = { ...kind.facts(now), ...(await kind.lost?.(trx, at)) }
    await deleteRow(trx, kind.table, at)
    await record({ action: `${kind.table}.deleted`, ...placeOf(at), before })
    return { message: excelMessages.deleted(kind.table), data: null }
  })

const placeOf = ({ organisationId, id, name }: Owned) => ({ organisationId, target: id, name })

const itemChanged = (trx: Trx, services: Services, author: Author, table: ItemTable, at: Owned) =>
  concurrentChange(trx, services, author, {
    organisationId: at.organisationId,
    target: at.id,
    thing: thisItem(table),
    // The link type of an area changes with its links as well.
    actions: ['changed', 'linked', 'unlinked'].map((verb) => `${table}.${verb}`),
  })
