import { type AlertEvent, alertEvents, can } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { settingsFrom } from './alert-settings.queries.ts'

type Db = Kysely<Database>

/** An event about which people and channels may be alerted. */
export type AlertCause = {
  organisationId: string
  type: string
  connectorId: string | null
  subjectId: string | null
  at: Date
}

export const isAlertEvent = (type: string): type is AlertEvent => alertEvents.some((event) => event === type)

/** Users who want alerts of an event, had chosen so when it happened, and may see its connector or decide its request. */
export async function recipientsOf(db: Db, { organisationId, type, connectorId, at }: AlertCause) {
  const rows = await db
    .selectFrom('alert_settings')
    .innerJoin('users', 'users.id', 'alert_settings.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .innerJoin('user_organisations as member', 'member.user_id', 'users.id')
    .selectAll('alert_settings')
    .select(['roles.name as role', 'roles.level as roleLevel', isAssigned(connectorId).as('assigned')])
    .where('member.organisation_id', '=', organisationId)
    .where('statuses.name', '=', 'active')
    .where('users.removed_at', 'is', null)
    .where('alert_settings.changed_at', '<=', at)
    .where(sql<boolean>`${type} = any(alert_settings.events)`)
    .execute()
  return rows
    .filter((row) => (connectorId === null ? can(row, 'approvals.decide') : wantsConnector(row)))
    .map((row) => ({ userId: row.user_id, settings: settingsFrom(row) }))
}

const isAssigned = (connectorId: string | null) =>
  sql<boolean>`exists (select from connector_users assigned
    where assigned.user_id = alert_settings.user_id and assigned.connector_id = ${connectorId}::uuid)`

type Viewer = { role: string; roleLevel: number; assigned: boolean; connectors: 'mine' | 'all' }

const wantsConnector = (viewer: Viewer) =>
  viewer.assigned || (viewer.connectors === 'all' && can(viewer, 'connectors.see-all'))

/** Channels of the organisation that want an event, and existed when it happened. */
export const channelsFor = (db: Db, { organisationId, type, at }: AlertCause) =>
  db
    .selectFrom('alert_channels')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('created_at', '<=', at)
    .where(sql<boolean>`${type} = any(events)`)
    .execute()

export type NewAlert = { userId?: string; channelId?: string; dueAt: Date }

/** Stores an alert, unless the recipient has an open one of the connector or the request. */
export async function insertAlert(
  db: Db,
  { organisationId, type, connectorId, subjectId, at }: AlertCause & { type: AlertEvent },
  detail: string | null,
  { userId, channelId, dueAt }: NewAlert,
): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      organisation_id: organisationId,
      user_id: userId ?? null,
      channel_id: channelId ?? null,
      connector_id: connectorId,
      subject_id: connectorId === null ? subjectId : null,
      event: type,
      detail,
      at,
      state: 'pending',
      due_at: dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A connector that failed again before anyone was alerted that it works needs no further alert. */
export const reopenAlerts = (db: Db, connectorId: string) =>
  db
    .updateTable('alerts')
    .set({ state: 'sent', due_at: null, attempts: 0 })
    .where('connector_id', '=', connectorId)
    .where('state', '=', 'fixed')
    .execute()

/** Deletes alerts of a connector that were not sent. A message to a channel that is being posted may have arrived. */
export const dropPending = (db: Db, connectorId: string) =>
  db
    .deleteFrom('alerts')
    .where('connector_id', '=', connectorId)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .execute()

/** The alerts of a connector whose recipients should learn that it works again. */
export const alertsToFix = (db: Db, connectorId: string) =>
  db
    .selectFrom('alerts')
    .select(['id', 'user_id as userId'])
    .where('alerts.connector_id', '=', connectorId)
    .where('alerts.state', '<>', 'fixed')
    .execute()

export const markFixed = (db: Db, id: string, dueAt: Date) =>
  db.updateTable('alerts').set({ state: 'fixed', due_at: dueAt, attempts: 0 }).where('id', '=', id).execute()

/** The sentence of a failed refresh. */
export const errorOfRun = async (db: Db, runId: string | null): Promise<string | null> =>
  runId === null
    ? null
    : ((await db.selectFrom('refresh_runs').select('error').where('id', '=', runId).executeTakeFirst())
        ?.error ?? null)

/** Deletes problems that no one has fixed for this long. The next failure sends a new alert. */
export async function pruneAlerts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('alerts').where('at', '<', before).execute()
}
