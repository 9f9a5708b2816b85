import { can, type Id, type StructureChange, undoableFor } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { conflict, notFound } from '../../http/http-error.ts'
import { nameFor } from '../../http/name-for.ts'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../storage/database-failure.ts'
import { enterOrganisation, withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { limitAutomaticLinks, limitCustomLinks } from '../links/area-links.limits.ts'
import { changesMessages } from './changes.messages.ts'
import {
  type ChangeRow,
  changesSince,
  lockChange,
  markUndone,
  type NotedRow,
  rowsOfChange,
} from './changes.queries.ts'
import { netRows, reverseRows } from './reverse-rows.ts'
import { structureTransaction } from './structure-transaction.ts'

type Trx = Transaction<Database>

/** The most changes of a list. Older ones can be undone with their id. */
const MOST_LISTED = 200

/** Users undo their own changes, and administrators of the organisation everyone's. */
const mayUndo = (caller: Caller, { actorId }: ChangeRow): boolean =>
  can(caller, 'excel.configure') || actorId === caller.userId

/** Lists the changes that the caller may still undo, the newest first. */
export async function listChanges(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  caller: Caller,
  orgId: Id,
): Promise<StructureChange[]> {
  const organisationId = String(orgId)
  const since = new Date(clock().getTime() - undoableFor)
  const actorId = can(caller, 'excel.configure') ? undefined : caller.userId
  const rows = await withOrganisation(storage.db, organisationId, (trx) =>
    changesSince(trx, { organisationId, since, actorId, limit: MOST_LISTED }),
  )
  return rows.map((row) => changeFor(caller, row))
}

const changeFor = (caller: Caller, row: ChangeRow): StructureChange => ({
  ...{ id: row.id, at: row.at, action: row.action, target: row.target, name: row.name },
  by: row.actorId === caller.userId ? null : nameFor(caller, row),
  until: new Date(row.at.getTime() + undoableFor),
})

export type UndoRequest = { organisationId: Id }

/** Calls `undo` once, and does what belongs to it in the same transaction. Resolves to whether it mailed a user. */
export type AroundUndo = (
  trx: Trx,
  services: Services,
  author: Author,
  change: { organisationId: string; mailed: boolean; rows: readonly NotedRow[] },
  undo: () => Promise<void>,
) => Promise<boolean>

/** Undoes a change of the last minutes, wholly or not at all. Undoing is a change that can be undone as well. */
export const undoChange = (
  services: Services,
  author: Author,
  id: string,
  request: UndoRequest,
  around: AroundUndo,
): Promise<Written<null>> =>
  structureTransaction(services, author, async (trx, record, undoId) => {
    const organisationId = String(request.organisationId)
    if (!belongsTo(author.caller, organisationId)) throw notFound()
    await enterOrganisation(trx, organisationId)
    const change = await undoable(trx, services, author, organisationId, id)
    const rows = netRows(await rowsOfChange(trx, organisationId, id))
    const { target, name } = change
    const about = { organisationId, mailed: change.mailed, rows }
    const mailed = await around(trx, services, author, about, () =>
      reverse(trx, author.caller, organisationId, { name, rows, undoId }),
    )
    await markUndone(trx, organisationId, id, services.clock())
    const after = { change: change.action, name }
    await record({ action: `${tableOf(change)}.undone`, organisationId, target, name, mailed, after })
    return { message: changesMessages.undone(name), data: null }
  })

const tableOf = ({ action }: ChangeRow) => action.slice(0, action.indexOf('.'))

async function undoable(
  trx: Trx,
  { clock }: Services,
  { caller }: Author,
  organisationId: string,
  id: string,
) {
  const change = isUuid(id) ? await lockChange(trx, organisationId, id) : undefined
  if (!change || !mayUndo(caller, change)) throw notFound()
  if (change.undoneAt) throw conflict(changesMessages.alreadyUndone)
  if (clock().getTime() - change.at.getTime() > undoableFor) throw conflict(changesMessages.tooLate)
  return change
}

async function reverse(
  trx: Trx,
  caller: Caller,
  organisationId: string,
  { name, rows, undoId }: { name: string; rows: readonly NotedRow[]; undoId: string },
): Promise<void> {
  // Users of connectors are changed by administrators only, also by those who were one when they made the change.
  if (rows.some(({ table }) => table === 'connector_users') && !can(caller, 'users.manage')) throw notFound()
  const changedSince = conflict(changesMessages.changedSince(name))
  try {
    if (!(await reverseRows(trx, rows))) throw changedSince
  } catch (error) {
    throw isUniqueViolation(error) || isForeignKeyViolation(error) ? changedSince : error
  }
  // A deleted row takes its links along: those that others have added since must not be lost.
  const undone = netRows(await rowsOfChange(trx, organisationId, undoId))
  if (undone.length !== rows.length) throw changedSince
  await limitAutomaticLinks(trx, organisationId)
  await limitCustomLinks(trx, organisationId)
}
