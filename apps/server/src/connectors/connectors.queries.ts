import { type Kysely, sql } from 'kysely'
import { compileOnce } from '../storage/compile-once.ts'
import type { Database } from '../storage/schema.ts'
import { isTypeNamed, type TypeColumn } from './connector-types.queries.ts'

type Db = Kysely<Database>

/** Which of an organisation's connectors a user may see. */
export type View = { organisationId: string; userId: string; all: boolean; deleted: boolean }

/** Connectors that other organisations share with this one. Only its administrators see them. */
export const shownTo = (db: Db, organisationId: string) =>
  db
    .selectFrom('connector_organisations')
    .select('connector_organisations.connector_id')
    .where('connector_organisations.shown_to', '=', organisationId)

const assignedTo = (db: Db, { organisationId, userId }: View) =>
  db
    .selectFrom('connector_users')
    .select('connector_users.connector_id')
    .where('connector_users.organisation_id', '=', organisationId)
    .where('connector_users.user_id', '=', userId)

/** The rows of `connectors` that a view allows. */
export const visibleConnectors = (db: Db, view: View) =>
  db
    .selectFrom('connectors')
    .where((is) => {
      const own = is('connectors.organisation_id', '=', view.organisationId)
      if (!view.all) return is.and([own, is('connectors.id', 'in', assignedTo(db, view))])
      const shown = is('connectors.id', 'in', shownTo(db, view.organisationId))
      return is.or([own, is.and([shown, is('connectors.status', '<>', 'DELETED')])])
    })
    .$if(!view.deleted, (query) => query.where('connectors.status', '<>', 'DELETED'))

/** When a refresh was last requested by a user or by the schedule. */
export const lastTriggered = (trigger: 'manual' | 'automatic') =>
  sql<Date | null>`(select max(triggered_at) from refresh_runs
    where connector_id = connectors.id and trigger = ${trigger})`

/**
 * Whether a connector's type requires an authorisation and the connector never had one, nor a key instead. One of a custom
 * source also needs it after its authorisation has ended, because no type shows it. False for a connector shared by another
 * organisation, whose authorisations are not visible here.
 */
const needsAuthorisation = ({ organisationId }: View) =>
  sql<boolean>`connectors.organisation_id = ${organisationId} and case
    when connector_types.type = 'custom' then ${sourceNeedsAuthorisation} and not ${isAuthorised}
    else connector_types.requires_authorisation and not exists (
      select from connector_authorisations where connector_id = connectors.id) and not exists (
      select from connector_properties where connector_id = connectors.id and name = 'mailchimp.apiKey' and sealed is not null)
    end`

/** Whether the current version of the source that a connector reads requires an authorisation. */
const sourceNeedsAuthorisation = sql<boolean>`exists (
  select from connector_properties as chosen
    left join custom_sources as source
      on source.organisation_id = chosen.organisation_id and source.id::text = chosen.value
    left join custom_source_versions as version
      on version.source_id = source.id and version.number = source.version
    left join authorised_sources as installed on installed.id = chosen.value
  where chosen.connector_id = connectors.id and chosen.name = 'custom.source'
    and (installed.id is not null or (version.summary ->> 'needsAuthorisation')::boolean))`

/** Whether the authorisation of a connector has neither ended here nor at the provider. */
const isAuthorised = sql<boolean>`exists (
  select from connector_authorisations as opened
    join provider_grants as granted on granted.id = opened.grant_id
  where opened.connector_id = connectors.id and opened.ended_at is null and granted.refused_at is null)`

/** Whether the provider has refused the authorisation of a connector. */
const isRefused = sql<boolean>`exists (
  select from connector_authorisations as opened
    join provider_grants as granted on granted.id = opened.grant_id
  where opened.connector_id = connectors.id and granted.refused_at is not null)`

/**
 * Whether a connector may need attention, which can also depend on the time: a run that has not ended may take too long. The
 * rule itself is in the SDK.
 */
const mayNeedAttention = (view: View) =>
  sql<boolean>`connectors.status not in ('DISCONNECTED', 'DELETED') and (
    run.state <> 'succeeded' or run.forbidden or run.left_out > 0 or ${isRefused} or ${needsAuthorisation(view)})`

const runsOfConnector = (db: Db) =>
  db
    .selectFrom('refresh_runs')
    .where(sql<boolean>`refresh_runs.connector_id = connectors.id`)
    .orderBy('triggered_at', 'desc')
    .limit(1)

const latestRun = (db: Db) =>
  runsOfConnector(db).select([
    'state',
    'completed_at',
    'forbidden',
    'detail',
    'error',
    'cause',
    'retry_at',
    'left_out',
    'left_out_cause',
  ])

/** The latest run that succeeded. */
const latestLoad = (db: Db) =>
  runsOfConnector(db).select(['completed_at', 'rows']).where('state', '=', 'succeeded')

/** Connectors with their latest run. Its columns are null before the first run. */
const connectorRows = (db: Db, view: View) =>
  visibleConnectors(db, view)
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .leftJoinLateral(latestRun(db).as('run'), (join) => join.onTrue())
    .leftJoinLateral(latestLoad(db).as('loaded'), (join) => join.onTrue())
    .select([
      'connectors.id',
      'connectors.organisation_id as organisationId',
      'connectors.key',
      'connectors.name',
      'connectors.original_name as originalName',
      'connectors.status',
      'connectors.schedule',
      'connectors.paused_at as pausedAt',
      'connectors.connector_type_id as sourceConnectorId',
      'connector_types.type',
      needsAuthorisation(view).as('needsAuthorisation'),
      'organisations.client_key as clientKey',
      'run.state',
      'run.completed_at as completedAt',
      'run.forbidden',
      'run.detail',
      'run.error',
      'run.cause',
      'run.retry_at as retryAt',
      'run.left_out as leftOut',
      'run.left_out_cause as leftOutCause',
      'loaded.completed_at as lastLoadedAt',
      'loaded.rows as rowsLoaded',
      lastTriggered('manual').as('manuallyTriggeredAt'),
      lastTriggered('automatic').as('automaticallyTriggeredAt'),
    ])

export type ConnectorRow = Awaited<ReturnType<typeof connectorsOfType>>[number]

/** The user who reads connectors, and for which organisation. */
export type Viewer = Pick<View, 'organisationId' | 'userId'>

const ofType = compileOnce(
  (
    db,
    { organisationId, userId, type }: Viewer & { type: string },
    all: boolean,
    deleted: boolean,
    column: TypeColumn,
  ) => connectorRows(db, { organisationId, userId, all, deleted }).where(column, '=', type),
)

const ofEveryType = compileOnce(
  (db, { organisationId, userId }: Viewer, all: boolean, deleted: boolean, needingAttention: boolean) => {
    const view = { organisationId, userId, all, deleted }
    return connectorRows(db, view).$if(needingAttention, (query) => query.where(mayNeedAttention(view)))
  },
)

export const connectorsOfType = (
  db: Db,
  { organisationId, userId, all, deleted }: View,
  typeNameOrId: string,
) => {
  const [column, , type] = isTypeNamed(typeNameOrId)
  return ofType(db, { organisationId, userId, type }, all, deleted, column)
}

export const everyConnectorOf = (
  db: Db,
  { organisationId, userId, all, deleted }: View,
  { needingAttention }: { needingAttention: boolean },
) => ofEveryType(db, { organisationId, userId }, all, deleted, needingAttention)

export const namesOfType = (db: Db, view: View, typeNameOrId: string) =>
  visibleConnectors(db, view)
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .where(...isTypeNamed(typeNameOrId))
    .select(['connectors.id', 'connectors.name'])
    .execute()

export const connectorsWithIds = async (db: Db, view: View, ids: readonly string[]) =>
  ids.length === 0 ? [] : connectorRows(db, view).where('connectors.id', 'in', ids).execute()

export const connectorById = async (db: Db, { organisationId, userId, all, deleted }: View, id: string) =>
  (await withId(db, { organisationId, userId, id }, all, deleted))[0]

const withId = compileOnce(
  (db, { organisationId, userId, id }: Viewer & { id: string }, all: boolean, deleted: boolean) =>
    connectorRows(db, { organisationId, userId, all, deleted }).where('connectors.id', '=', id),
)

/** Finds a connector by its key, which is unique within its organisation. */
export const connectorByKey = (db: Db, view: View, key: string) =>
  connectorRows(db, view)
    .where('connectors.key', '=', key)
    .where('connectors.organisation_id', '=', view.organisationId)
    .executeTakeFirst()

/** The owner of a connector, then the organisations it is shared with. Does not check the caller's rights. */
export async function organisationsOfConnector(db: Db, id: string): Promise<string[] | undefined> {
  const [found] = await placesOfConnector(db, { id })
  return found && [found.owner, ...found.shownTo]
}

const placesOfConnector = compileOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('connectors')
    .select([
      'organisation_id as owner',
      sql<
        string[]
      >`array(select shown_to::text from connector_organisations where connector_id = connectors.id)`.as(
        'shownTo',
      ),
    ])
    .where('id', '=', id),
)
