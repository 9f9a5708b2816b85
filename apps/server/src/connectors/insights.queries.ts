import type { ConnectorInsight } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

const lastTriggered = (trigger: 'manual' | 'automatic') =>
  sql<Date | null>`max(refresh_runs.triggered_at) filter (where refresh_runs.trigger = ${trigger})`

/** The connectors that are running now, of every organisation, by its name (requirement ADASH-10). */
export const runningConnectors = (db: Kysely<Database>): Promise<ConnectorInsight[]> =>
  db
    .selectFrom('connectors')
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .innerJoin('refresh_runs', 'refresh_runs.connector_id', 'connectors.id')
    .select([
      'organisations.company_name as clientName',
      'connectors.name as clientConnectorName',
      'connectors.id as clientConnectorId',
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
    .groupBy(['organisations.company_name', 'connectors.id'])
    .orderBy('organisations.company_name')
    .orderBy('connectors.name')
    .execute()
