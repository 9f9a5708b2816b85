import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { againAfterDeadlock } from '../storage/deadlocks.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { type AuditEntry, audit } from './audit.ts'

/** The user and request behind a change, and the organisation if the query names one (CALL-75). */
export type Author = { caller: Caller; ip: string; requestId: string; organisationId?: string | undefined }

type Request = { caller: Caller; request: FastifyRequest; query?: unknown }

export const authorOf = ({ caller, request, query }: Request): Author => ({
  caller,
  ip: request.ip,
  requestId: request.id,
  organisationId: organisationNamed(query),
})

function organisationNamed(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('orgId' in query)) return undefined
  return query.orgId === undefined ? undefined : String(query.orgId)
}

/** Values of an item to record, never secrets. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

export type Change = {
  action: string
  /** Missing if the change is about no organisation, e.g. about an account. */
  organisationId?: string | undefined
  target: string
  before?: Facts | undefined
  after?: Facts | undefined
}

export type RecordChange = (change: Change) => Promise<void>

/** Runs a change and its audit entries in one transaction. Retries after a deadlock. */
export const auditedTransaction = <T>(
  services: Pick<Services, 'storage' | 'clock'>,
  author: Author,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> => auditedTransactionOf(services, actorOf(author), work)

/** The user and request of an audit entry. A schedule has neither, and a refresh has no request. */
export type Actor = Pick<AuditEntry, 'actorId' | 'tokenId' | 'ip' | 'requestId'>

/** Returns what an audit entry keeps of the author of a change. */
export const actorOf = ({ caller, ip, requestId }: Author): Actor => ({
  actorId: caller.userId,
  ...(caller.tokenScope && { tokenId: caller.sessionId }),
  ip,
  requestId,
})

/** As `auditedTransaction`, for changes that the server also makes without a request. */
export const auditedTransactionOf = <T>(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  actor: Actor,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> =>
  againAfterDeadlock(() =>
    storage.db.transaction().execute((trx) =>
      work(trx, ({ action, organisationId, target, before, after }) =>
        audit(trx, {
          at: clock(),
          ...actor,
          action,
          ...(organisationId !== undefined && { organisationId }),
          target,
          detail: { ...under('before', before), ...under('after', after) },
        }),
      ),
    ),
  )

/** As `auditedTransaction`, but row security limits the queries to the rows of one organisation. */
export const auditedOrganisationTransaction = <T>(
  services: Pick<Services, 'storage' | 'clock'>,
  author: Author,
  organisationId: string,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> =>
  auditedTransaction(services, author, async (trx, record) => {
    await enterOrganisation(trx, organisationId)
    return work(trx, record)
  })

const under = (moment: 'before' | 'after', facts: Facts = {}): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${moment}.${name}`, value]))
