import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** What of an organisation's connectors somebody may see. */
export type View = { organisationId: string; userId: string; all: boolean; deleted: boolean }

const visible = (db: Db, view: View) =>
  db
    .selectFrom('connectors')
    .where('connectors.organisation_id', '=', view.organisationId)
    .$if(!view.deleted, (query) => query.where('connectors.status', '<>', 'DELETED'))
    .$if(!view.all, (query) =>
      query.where('connectors.id', 'in', (assigned) =>
        assigned
          .selectFrom('connector_users')
          .select('connector_users.connector_id')
          .where('connector_users.organisation_id', '=', view.organisationId)
          .where('connector_users.user_id', '=', view.userId),
      ),
    )

const lastTriggered = (trigger: 'manual' | 'automatic') =>
  sql<Date | null>`(select max(triggered_at) from refresh_runs
    where connector_id = connectors.id and trigger = ${trigger})`

/** A connector with its latest run beside it, the run's columns null before the first. */
const rows = (db: Db, view: View) =>
  visible(db, view)
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .leftJoinLateral(
      (runs) =>
        runs
          .selectFrom('refresh_runs')
          .select(['state', 'completed_at', 'forbidden', 'detail', 'error'])
          .whereRef('refresh_runs.connector_id', '=', 'connectors.id')
          .orderBy('triggered_at', 'desc')
          .limit(1)
          .as('run'),
      (join) => join.onTrue(),
    )
    .select([
      'connectors.id',
      'connectors.organisation_id as organisationId',
      'connectors.key',
      'connectors.name',
      'connectors.original_name as originalName',
      'connectors.status',
      'connectors.schedule',
      'connectors.connector_type_id as sourceConnectorId',
      'connector_types.type',
      'organisations.client_key as clientKey',
      'run.state',
      'run.completed_at as completedAt',
      'run.forbidden',
      'run.detail',
      'run.error',
      lastTriggered('manual').as('manuallyTriggeredAt'),
      lastTriggered('automatic').as('automaticallyTriggeredAt'),
    ])

export type ConnectorRow = Awaited<ReturnType<typeof connectorsOfType>>[number]

export const connectorsOfType = (db: Db, view: View, typeId: string) =>
  rows(db, view).where('connectors.connector_type_id', '=', typeId).execute()

export const connectorById = (db: Db, view: View, id: string) =>
  rows(db, view).where('connectors.id', '=', id).executeTakeFirst()

export const connectorByKey = (db: Db, view: View, key: string) =>
  rows(db, view).where('connectors.key', '=', key).executeTakeFirst()

/** The organisation of a connector, before anybody's right to see it has been looked at. */
export const organisationOfConnector = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('connectors').select('organisation_id').where('id', '=', id).executeTakeFirst())
    ?.organisation_id

/** Properties without the sealed values: an answer never needs them. */
export const propertiesOfConnectors = (db: Db, organisationId: string, connectorIds: readonly string[]) =>
  db
    .selectFrom('connector_properties')
    .select(['id', 'connector_id as connectorId', 'name', 'value'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', 'in', connectorIds)
    .orderBy('name')
    .execute()

export const assignmentsOf = (db: Db, organisationId: string, connectorIds: readonly string[]) =>
  db
    .selectFrom('connector_users')
    .select(['connector_id as connectorId', 'user_id as userId'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', 'in', connectorIds)
    .orderBy('user_id')
    .execute()
