import type { Id, Status } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely, Transaction } from 'kysely'
import { changedMeanwhile } from '../../audit/changed-meanwhile.ts'
import { type Author, changing, type Facts } from '../../audit/recorded.ts'
import { conflict, notFound } from '../../plugins/http-error.ts'
import { organisationsDiffer } from '../../plugins/organisation-guard.ts'
import type { Services } from '../../services.ts'
import { isUniqueViolation } from '../../storage/database-failure.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { excelMessages, type Kind, thisThing } from '../excel.messages.ts'
import type { ListScope } from './list-scope.ts'
import { lockOwned } from './load-owned.ts'
import {
  changeRowStatus,
  deleteRow,
  type GivenName,
  type NewRow,
  type RowKey,
  renameRow,
} from './named-rows.queries.ts'
import { nameKey, storedName } from './names.ts'
import { statusChosen } from './status-chosen.ts'

type Trx = Transaction<Database>

/** How a kind of thing is read, and what of it the audit log keeps. */
export type Piece<T> = {
  kind: Kind
  read(db: Kysely<Database>, scope: ListScope): Promise<T[]>
  facts(thing: T): Facts
}

export const statusFact = (thing: { status: Status | null }): Facts => ({
  status: thing.status?.name ?? null,
})

const givenName = (name: string): GivenName => ({ name: storedName(name), nameKey: nameKey(name) })

export async function rename(trx: Trx, kind: Kind, at: RowKey, name: string): Promise<void> {
  const given = givenName(name)
  await unlessTaken(kind, given.name, renameRow(trx, kind, { ...at, ...given }))
}

export async function setStatus(
  trx: Trx,
  kind: Exclude<Kind, 'entities'>,
  at: RowKey,
  statusId: Id,
): Promise<void> {
  await changeRowStatus(trx, kind, at, (await statusChosen(trx, statusId)).id)
}

/** The index decides whether a name is taken, also when two people choose it at once. */
async function unlessTaken<T>(kind: Kind, name: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(excelMessages.taken(kind, name)) : error
  }
}

export async function readOne<T>(db: Trx, piece: Piece<T>, at: RowKey) {
  const [thing] = await piece.read(db, { organisationIds: [at.organisationId], id: at.id })
  if (!thing) throw notFound()
  return thing
}

export const create = <T>(
  services: Services,
  author: Author,
  piece: Piece<T>,
  { organisationId, name }: { organisationId: Id; name: string },
  insert: (trx: Trx, row: NewRow) => Promise<{ id: string }>,
): Promise<Written<T>> =>
  changing(services, author, async (trx, record) => {
    const row = { ...givenName(name), organisationId: String(organisationId) }
    await enterOrganisation(trx, row.organisationId)
    const { id } = await unlessTaken(piece.kind, row.name, insert(trx, row))
    const data = await readOne(trx, piece, { organisationId: row.organisationId, id })
    await record({
      action: `${piece.kind}.created`,
      organisationId: row.organisationId,
      target: id,
      after: piece.facts(data),
    })
    return { message: excelMessages.created(piece.kind), data }
  })

/** The thing to change, in the organisation that is named beside it, and whether it is as the caller has seen it. */
type Wish<T> = { organisationId: Id; id: Id; isAsSeen?: ((now: T) => boolean) | undefined }

/** Asks `isAsSeen` only where the caller has said what they saw. */
export const asSeen = <T, Seen>(
  seen: Seen | undefined,
  isAsSeen: (now: T, seen: Seen) => boolean,
): ((now: T) => boolean) | undefined => seen && ((now) => isAsSeen(now, seen))

/** Changes the thing of that id; where it is not as its caller has seen it, nothing (409). */
export const update = <T>(
  services: Services,
  author: Author,
  piece: Piece<T>,
  { organisationId, id, isAsSeen }: Wish<T>,
  write: (trx: Trx, at: RowKey) => Promise<void>,
): Promise<Written<T>> =>
  changing(services, author, async (trx, record) => {
    const at = await lockOwned(trx, author, piece.kind, id)
    if (at.organisationId !== String(organisationId)) throw organisationsDiffer()
    const now = await readOne(trx, piece, at)
    await refuseUnseen(trx, services, author, { piece, at, now, isAsSeen })
    const before = piece.facts(now)
    await write(trx, at)
    const data = await readOne(trx, piece, at)
    await record({
      action: `${piece.kind}.changed`,
      organisationId: at.organisationId,
      target: at.id,
      before,
      after: piece.facts(data),
    })
    return { message: excelMessages.saved(piece.kind), data }
  })

type Seen<T> = { piece: Piece<T>; at: RowKey; now: T; isAsSeen: Wish<T>['isAsSeen'] }

async function refuseUnseen<T>(
  trx: Trx,
  services: Services,
  author: Author,
  { piece, at, now, isAsSeen }: Seen<T>,
): Promise<void> {
  if (isAsSeen && !isAsSeen(now))
    throw await changedMeanwhile(trx, services, author, changesOf(piece.kind, at))
}

const changesOf = (kind: Kind, { organisationId, id }: RowKey) => ({
  organisationId,
  target: id,
  thing: thisThing(kind),
  // The link type of an area changes with its links as well.
  actions: ['changed', 'linked', 'unlinked'].map((verb) => `${kind}.${verb}`),
})

/** Deletes the thing of that id with its links and grants, unless it is not as its caller has seen it (409). */
export const remove = <T>(
  services: Services,
  author: Author,
  piece: Piece<T>,
  { id, isAsSeen }: Pick<Wish<T>, 'id' | 'isAsSeen'>,
): Promise<Written<null>> =>
  changing(services, author, async (trx, record) => {
    const at = await lockOwned(trx, author, piece.kind, id)
    const now = await readOne(trx, piece, at)
    await refuseUnseen(trx, services, author, { piece, at, now, isAsSeen })
    const before = piece.facts(now)
    await deleteRow(trx, piece.kind, at)
    await record({
      action: `${piece.kind}.deleted`,
      organisationId: at.organisationId,
      target: at.id,
      before,
    })
    return { message: excelMessages.deleted(piece.kind), data: null }
  })
