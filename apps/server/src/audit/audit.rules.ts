import {
  type AuditActor,
  type AuditEntry,
  type AuditedValue,
  type AuditValue,
  type AuditVerification,
  can,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { badRequest, forbidden } from '../http/http-error.ts'
import { nameFor } from '../http/name-for.ts'
import { timeInQuery } from '../http/time-in-query.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { type AuditFilter, type AuditRow, auditEntries } from './audit.queries.ts'
import { namesOfIds } from './audit-names.queries.ts'
import { type Author, auditedTransaction } from './audited-transaction.ts'
import { verifyChain } from './verify-chain.ts'
import { brokenRecords as countBrokenRecords } from './verify-records.ts'

const PAGE = 100
const BROKEN_SHOWN = 100
const CURSOR = /^\d{1,18}$/

const auditMessages = {
  notEverything: 'Only administrators of the installation may read the whole audit log.',
  wrongCursor: 'query.cursor must be the Id of an entry.',
} as const

/** The parameters of a request for entries. */
export type AuditQuery = {
  orgId?: string | number | undefined
  actor?: string | number | undefined
  target?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Returns a page of entries. Without an organisation, they are those of the whole installation. */
export async function listAuditEntries(
  { storage }: Services,
  caller: Caller,
  query: AuditQuery,
): Promise<AuditEntry[]> {
  if (query.orgId === undefined && !can(caller, 'organisations.act-on-every'))
    throw forbidden(auditMessages.notEverything)
  const filter = filterFrom(query)
  if (filter.actorId !== undefined && !isUuid(filter.actorId)) return []
  return withNames(
    storage.db,
    caller,
    filter,
    (await auditEntries(storage.db, filter)).map((row) => entryFrom(caller, row)),
  )
}

type Unnamed = Omit<AuditEntry, 'names'>

/** Adds the names of the objects in the values. Readers of one organisation get names of its members and objects only. */
async function withNames(
  db: Kysely<Database>,
  caller: Caller,
  { organisationId }: AuditFilter,
  entries: readonly Unnamed[],
): Promise<AuditEntry[]> {
  const everything = can(caller, 'organisations.act-on-every')
  const ids = [...new Set(entries.flatMap(({ values }) => idsInValues(values)))]
  const names = await namesOfIds(db, { ids, organisationId: everything ? undefined : organisationId })
  const nameOf = new Map(names.map((named) => [String(named.id), named]))
  return entries.map((entry) => ({
    ...entry,
    names: [...new Set(idsInValues(entry.values))].flatMap((id) => nameOf.get(id) ?? []),
  }))
}

const idsInValues = (values: readonly AuditedValue[]): string[] =>
  values.flatMap(({ before, after }) =>
    [before, after].flatMap((value) => (typeof value === 'string' ? value.split(' ').filter(isUuid) : [])),
  )

function filterFrom({
  orgId,
  actor,
  target,
  action,
  from,
  to,
  limit = PAGE,
  cursor,
}: AuditQuery): AuditFilter {
  if (cursor !== undefined && !CURSOR.test(cursor)) throw badRequest(auditMessages.wrongCursor)
  return {
    organisationId: orgId === undefined ? undefined : String(orgId),
    actorId: actor === undefined ? undefined : String(actor),
    ...{ target, action, limit, before: cursor },
    from: timeInQuery('from', from),
    to: timeInQuery('to', to),
  }
}

function entryFrom(caller: Caller, row: AuditRow): Unnamed {
  const { token, ...detail } = row.detail ?? {}
  const values = valuesOf(detail)
  const actor = actorFor(caller, row)
  return {
    ...{
      id: row.id,
      at: row.at,
      action: row.action,
      target: row.target,
      requestId: row.requestId,
      values,
      actor,
    },
    token: typeof token === 'string' ? { id: token, name: row.tokenName ?? '' } : null,
    organisation:
      row.organisationId === null ? null : { id: row.organisationId, name: row.organisationName ?? '' },
    // Invitations have an address instead of a name.
    targetName: row.nameNow ?? lastName(values) ?? lastOf(values, 'emailAddress'),
    // The address of an administrator of the installation is not the business of one organisation.
    ip: actor?.id === null ? null : row.ip,
  }
}

/** Members of one organisation learn neither name nor id of administrators of all. */
function actorFor(caller: Caller, { actorId, actorName, isMember }: AuditRow): AuditActor | null {
  if (actorId === null) return null
  const name = nameFor(caller, { author: actorName, isMember }) ?? ''
  return { id: name === actorName ? actorId : null, name }
}

/** Returns the name that the object of an entry had. */
export const lastName = (values: readonly AuditedValue[]): string | null => lastOf(values, 'name')

function lastOf(values: readonly AuditedValue[], key: string): string | null {
  const value = values.find(({ name }) => name === key)
  return value ? String(value.after ?? value.before ?? '') || null : null
}

/** Joins `before.x` and `after.x` of a detail. Any other fact has only a value after. */
export function valuesOf(detail: Readonly<Record<string, unknown>>): AuditedValue[] {
  const values = new Map<string, AuditedValue>()
  for (const [key, given] of Object.entries(detail)) {
    const [, moment = 'after', name = key] = /^(before|after)\.(.+)$/.exec(key) ?? []
    const value = values.get(name) ?? { name, before: null, after: null }
    values.set(name, { ...value, [moment]: plain(given) })
  }
  return [...values.values()]
}

const plain = (value: unknown): AuditValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as AuditValue)
    : JSON.stringify(value)

/** Verifies the chain, and records that and by whom. */
export async function verifyAudit(services: Services, author: Author): Promise<AuditVerification> {
  const { entries, head, broken, brokenRecords } = await services.storage.withConnection(
    async ({ db }) => ({ ...(await verifyChain(db)), brokenRecords: await countBrokenRecords(db) }),
    { longStatements: true },
  )
  await auditedTransaction(services, author, (_, record) =>
    record({
      action: 'audit.verified',
      target: 'audit-log',
      after: { entries, broken: broken.length, brokenRecords, head },
    }),
  )
  const brokenIds = broken.slice(0, BROKEN_SHOWN).map(({ auditId }) => auditId)
  return { entries, head, broken: broken.length, brokenIds, brokenRecords }
}
