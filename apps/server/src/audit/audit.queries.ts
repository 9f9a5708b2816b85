import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Which entries to read. `before` is the id of the last entry of the previous page. */
export type AuditFilter = {
  organisationId: string | undefined
  actorId: string | undefined
  target: string | undefined
  action: string | undefined
  from: Date | undefined
  to: Date | undefined
  before: string | undefined
  limit: number
}

const isMember = sql<boolean>`exists (select from user_organisations
  where user_organisations.user_id = entry.actor_id and user_organisations.organisation_id = entry.organisation_id)`

/** The target as an id, so that each lookup uses the primary key. Some targets are words. */
const targetId = sql`case when entry.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then entry.target::uuid end`

/** The tables with objects that have a name. */
const namedTables = [
  'connectors',
  'security_groups',
  'areas',
  'subareas',
  'versions',
  'milestones',
  'entities',
  'helper_tables',
  'custom_sources',
  'webhooks',
  'alert_channels',
  'saved_filters',
  'api_tokens',
] as const

/** The name that the object has now. Deleted ones keep theirs in the entry. */
const nameNow = sql<string | null>`coalesce(
  (select trim(first_name || ' ' || last_name) from users where id = ${targetId}),
  (select company_name from organisations where id = ${targetId}),
  (select email from invitations where id = ${targetId}),
  (select domain from mail_domains where id = ${targetId}),
  ${sql.join(namedTables.map((table) => sql`(select name from ${sql.table(table)} where id = ${targetId})`))})`

export type AuditRow = Awaited<ReturnType<typeof auditEntries>>[number]

/** The entries that match, the newest first. */
export const auditEntries = (db: Db, filter: AuditFilter) =>
  db
    .selectFrom('audit_log as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('organisations', 'organisations.id', 'entry.organisation_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.target',
      'entry.detail',
      'entry.ip',
      'entry.request_id as requestId',
      'actor.id as actorId',
      sql<string | null>`trim(actor.first_name || ' ' || actor.last_name)`.as('actorName'),
      'entry.organisation_id as organisationId',
      'organisations.company_name as organisationName',
      isMember.as('isMember'),
      nameNow.as('nameNow'),
      sql<string | null>`(select name from api_tokens where id::text = entry.detail->>'token')`.as(
        'tokenName',
      ),
    ])
    .$if(filter.organisationId !== undefined, (query) =>
      query.where('entry.organisation_id', '=', filter.organisationId ?? ''),
    )
    .$if(filter.actorId !== undefined, (query) => query.where('entry.actor_id', '=', filter.actorId ?? ''))
    .$if(filter.target !== undefined, (query) => query.where('entry.target', '=', filter.target ?? ''))
    .$if(filter.action !== undefined, (query) => query.where(isAction(filter.action ?? '')))
    .$if(filter.from !== undefined, (query) => query.where('entry.at', '>=', filter.from ?? new Date()))
    .$if(filter.to !== undefined, (query) => query.where('entry.at', '<', filter.to ?? new Date()))
    .$if(filter.before !== undefined, (query) => query.where('entry.id', '<', filter.before ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(filter.limit)
    .execute()

const isAction = (action: string) =>
  sql<boolean>`(entry.action = ${action} or starts_with(entry.action, ${`${action}.`}))`
