import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'
import { againAfterDeadlock } from '../storage/deadlocks.ts'
import type { Database } from '../storage/schema.ts'
import { audit } from './audit.ts'

/** Who changes something, and with which request. */
export type Author = { caller: Caller; ip: string; requestId: string }

export const authorOf = ({ caller, request }: { caller: Caller; request: FastifyRequest }): Author => ({
  caller,
  ip: request.ip,
  requestId: request.id,
})

/** What is worth keeping of a thing, never a secret. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

export type Change = {
  action: string
  organisationId: string
  target: string
  before?: Facts | undefined
  after?: Facts | undefined
}

export type RecordChange = (change: Change) => Promise<void>

/** Changes something together with its lines in the audit log: both are kept, or neither. */
export const changing = <T>(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { caller, ip, requestId }: Author,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> =>
  againAfterDeadlock(() =>
    storage.db.transaction().execute((trx) =>
      work(trx, ({ action, organisationId, target, before, after }) =>
        audit(trx, {
          at: clock(),
          actorId: caller.userId,
          ip,
          requestId,
          action,
          organisationId,
          target,
          detail: { ...under('before', before), ...under('after', after) },
        }),
      ),
    ),
  )

const under = (moment: 'before' | 'after', facts: Facts = {}): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${moment}.${name}`, value]))
