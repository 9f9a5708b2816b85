import { type Kysely, sql } from 'kysely'
import type { MailedAlert } from '../../mail/mail.ts'
import type { Database } from '../../storage/schema.ts'
import type { Busy } from '../../webhooks/sending/fair-slots.ts'
import { nextAttempt } from '../../webhooks/sending/retry.ts'

type Db = Kysely<Database>

/** Locks a user who has due alerts. Other processes skip the user, so that all alerts go into one mail. */
export const lockDueRecipient = (trx: Db, now: Date) =>
  trx
    .selectFrom('alert_settings')
    .innerJoin('users', 'users.id', 'alert_settings.user_id')
    .selectAll('alert_settings')
    .select(['users.email', 'users.first_name as firstName'])
    .where((is) =>
      is.exists(
        is
          .selectFrom('alerts')
          .select('alerts.id')
          .whereRef('alerts.user_id', '=', 'alert_settings.user_id')
          .where('alerts.due_at', '<=', now),
      ),
    )
    .limit(1)
    .forUpdate('alert_settings')
    .skipLocked()
    .executeTakeFirst()

export type DueAlert = MailedAlert & { id: string }

const named = (db: Db) =>
  db
    .selectFrom('alerts')
    .innerJoin('organisations', 'organisations.id', 'alerts.organisation_id')
    .leftJoin('connectors', 'connectors.id', 'alerts.connector_id')
    .leftJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select([
      'alerts.id',
      'alerts.event',
      'alerts.organisation_id as organisationId',
      'organisations.company_name as companyName',
      'connectors.name',
      'connector_types.type',
      'alerts.subject_id as approvalId',
      'alerts.connector_id as connectorId',
      'alerts.detail',
      'alerts.state',
    ])

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

const dueFrom = ({ name, type, state, connectorId: id, ...row }: NamedRow): DueAlert => ({
  ...row,
  connector: id !== null && name !== null && type !== null ? { id, name, type } : null,
  fixed: state === 'fixed',
})

/** The due alerts of a user, oldest first. */
export async function dueAlerts(trx: Db, userId: string, now: Date) {
  const rows = await named(trx)
    .where('alerts.user_id', '=', userId)
    .where('alerts.due_at', '<=', now)
    .orderBy('alerts.at')
    .execute()
  return rows.map((row) => ({ ...dueFrom(row), connectorId: row.connectorId }))
}

export const postponeAlerts = (trx: Db, userId: string, now: Date, until: Date) =>
  trx
    .updateTable('alerts')
    .set({ due_at: until })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .execute()

/** Ends an alert that was sent: a problem stays open until it is fixed. */
export async function endAlert(trx: Db, { id, connector, fixed }: DueAlert, attempt?: number): Promise<void> {
  const open = connector !== null && !fixed
  const state = fixed ? ('fixed' as const) : ('pending' as const)
  if (open)
    await trx
      .updateTable('alerts')
      .set({ state: 'sent', due_at: null, attempts: 0 })
      .where('id', '=', id)
      .where('state', '=', state)
      .$if(attempt !== undefined, (query) => query.where('attempts', '=', attempt ?? 0))
      .execute()
  else
    await trx
      .deleteFrom('alerts')
      .where('id', '=', id)
      .where('state', '=', state)
      .$if(attempt !== undefined, (query) => query.where('attempts', '=', attempt ?? 0))
      .execute()
}

export const dropAlert = (trx: Db, id: string) => trx.deleteFrom('alerts').where('id', '=', id).execute()

/** How long a message stays claimed by a process that died. Longer than any attempt takes. */
const LEASE_MS = 60_000

/** A message to a channel that this process posts. `id` is the channel. */
export type ClaimedPost = {
  organisationId: string
  id: string
  claim: string
  alertId: string
  attempt: number
}

/** Claims the message to a channel that is due for longest, of others than the busy ones. */
export async function claimPost(db: Db, now: Date, busy: Busy): Promise<ClaimedPost | undefined> {
  const row = await db
    .updateTable('alerts')
    .set({ due_at: new Date(now.getTime() + LEASE_MS), attempts: sql`attempts + 1` })
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('alerts as due')
        .select('due.id')
        .where('due.channel_id', 'is not', null)
        .where('due.due_at', '<=', now)
        .where('due.organisation_id', '<>', sql<string>`all(${[...busy.organisations]}::uuid[])`)
        .where('due.channel_id', '<>', sql<string>`all(${[...busy.receivers]}::uuid[])`)
        .orderBy('due.due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'organisation_id', 'channel_id', 'attempts'])
    .executeTakeFirst()
  return (
    row && {
      organisationId: row.organisation_id,
      id: row.channel_id ?? '',
      claim: `${row.id} ${row.attempts}`,
      alertId: row.id,
      attempt: row.attempts,
    }
  )
}

export async function alertById(db: Db, id: string): Promise<DueAlert | undefined> {
  const row = await named(db).where('alerts.id', '=', id).executeTakeFirst()
  return row && dueFrom(row)
}

/** Six attempts within eight hours. */
const MOST_ATTEMPTS = 6

/** When to post again after a failure, or null to give up. */
export const postAgainAt = (attempt: number, now: Date): Date | null =>
  attempt < MOST_ATTEMPTS ? nextAttempt(attempt, now) : null

export const retryPost = (db: Db, { alertId, attempt }: ClaimedPost, at: Date) =>
  db
    .updateTable('alerts')
    .set({ due_at: at })
    .where('id', '=', alertId)
    .where('attempts', '=', attempt)
    .where('due_at', 'is not', null)
    .execute()
