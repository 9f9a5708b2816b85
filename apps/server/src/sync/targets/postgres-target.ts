import { connectPostgres } from '../../database/targets/postgres-connection.ts'
import { postgresFailure } from '../../database/targets/postgres-failure.ts'
import { describeTable } from '../engine/target-table.ts'
import { keepConnection } from './kept-connection.ts'
import { withPostgresRows } from './postgres-rows.ts'
import { checkSchema, prepareSchema } from './postgres-schema.ts'
import { sessionOn, sqlOn } from './postgres-session.ts'
import { previewOn } from './preview-table.ts'
import type { SyncTarget } from './sync-target.ts'
import type { TargetPosition } from './target-registry.ts'

/** A customer's PostgreSQL. What was staged lies in a temporary table and goes with the connection. */
export function postgresTarget(position: TargetPosition): SyncTarget {
  const { credentials, options, place } = position
  const { use, close } = keepConnection(position, {
    connect: (at) => connectPostgres(at, credentials, options),
    failureOf: postgresFailure,
  })
  const idleMs = options.limits.idleMs
  return {
    place,
    close,
    reach: () => use(async () => undefined),
    checkSchema: (schema) => use(({ client }) => checkSchema(client, schema)),
    prepareSchema: (schema) => use(({ client }) => prepareSchema(client, schema)),
    describe: (table) => use((connection, aside) => describeTable(sqlOn(connection, idleMs, aside), table)),
    preview: (table, owner) =>
      use((connection, aside) => previewOn(sqlOn(connection, idleMs, aside), table, owner)),
    withSession: (_, work) =>
      use((connection, aside) => {
        const session = sessionOn(sqlOn(connection, idleMs, aside))
        return withPostgresRows(session, (storing) => aside(() => storing.beforeCommit()), work)
      }),
  }
}
