import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { type View, visibleConnectors } from '../connectors.queries.ts'

/** The number of runs returned for each connector. */
const RUNS_SHOWN = 30

/** The latest runs of every visible connector of a type, newest first, in one query. */
export const latestRuns = (db: Kysely<Database>, view: View, typeId: string) =>
  visibleConnectors(db, view)
    .where('connectors.connector_type_id', '=', typeId)
    .innerJoinLateral(
      (runs) =>
        runs
          .selectFrom('refresh_runs')
          .selectAll()
          .whereRef('refresh_runs.connector_id', '=', 'connectors.id')
          .orderBy('triggered_at', 'desc')
          .limit(RUNS_SHOWN)
          .as('run'),
      (join) => join.onTrue(),
    )
    // The user who cancelled the run, else the one who requested it.
    .leftJoin('users', (join) =>
      join.on((is) => is('users.id', '=', is.fn.coalesce('run.cancelled_by', 'run.requested_by'))),
    )
    .select([
      'run.id',
      'run.connector_id as clientConnectorId',
      'run.state',
      'run.trigger',
      'run.full_sync as fullSync',
      'run.triggered_at as triggeredAt',
      'run.started_at as startedAt',
      'run.completed_at as completedAt',
      'run.rows',
      'run.detail',
      'run.error',
      'run.forbidden',
      'run.cause',
      'run.retry_at as retryAt',
      'run.left_out as leftOut',
      'run.left_out_cause as leftOutCause',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .orderBy('run.triggered_at', 'desc')
    .execute()
