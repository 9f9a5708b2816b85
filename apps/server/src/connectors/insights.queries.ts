import type { ConnectorInsight } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { lastTriggered } from './connectors.queries.ts'

/** The running connectors of all organisations, sorted by organisation name. */
export const runningConnectors = (db: Kysely<Database>): Promise<ConnectorInsight[]> =>
  db
    .selectFrom('connectors')
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select([
      'organisations.company_name as clientName',
      'connectors.name as clientConnectorName',
      'connectors.id as clientConnectorId',
      'connector_types.type as connectorType',
      lastTriggered('automatic').as('automaticallyTriggeredAt'),
      lastTriggered('manual').as('manuallyTriggeredAt'),
    ])
    .where('connectors.status', '<>', 'DELETED')
    .where('connectors.id', 'in', (open) =>
      open
        .selectFrom('refresh_runs as open')
        .select('open.connector_id')
        .where('open.state', 'in', ['queued', 'running']),
    )
    .orderBy('organisations.company_name')
    .orderBy('connectors.name')
    .execute()
