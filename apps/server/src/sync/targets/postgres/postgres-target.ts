import { connectPostgres } from '../../../drivers/postgres/postgres-connection.ts'
import { postgresFailure } from '../../../drivers/postgres/postgres-failure.ts'
import { holdConnection } from '../connection-holder.ts'
import type { SyncTarget } from '../sync-target.ts'
import type { TargetAccess } from '../target-access.ts'
import { sqlOn } from './customer-session.ts'
import { previewOn } from './postgres-preview.ts'
import { withPostgresRows } from './postgres-rows.ts'
import { checkSchema, prepareSchema } from './postgres-schema.ts'
import { describeTable } from './postgres-table.ts'
import { exclusiveSession } from './sync-session.ts'

/** The target in a customer's PostgreSQL. Staged rows are removed with the connection. */
export function postgresTarget(access: TargetAccess): SyncTarget {
  const { credentials, options, place } = access
  const { use, close } = holdConnection(access, {
    connect: (at) => connectPostgres(at, credentials, options),
    probe: (at) => connectPostgres(at, credentials, options),
    failureOf: postgresFailure,
  })
  const idleMs = options.limits.idleMs
  return {
    place,
    close,
    reach: () => use(async () => undefined),
    checkSchema: (schema) => use(({ client }) => checkSchema(client, schema)),
    prepareSchema: (schema) => use(({ client }) => prepareSchema(client, schema)),
    describe: (table) =>
      use((connection, exclude) => describeTable(sqlOn(connection, idleMs, exclude), table)),
    preview: (table, owner) =>
      use((connection, exclude) => previewOn(sqlOn(connection, idleMs, exclude), table, owner)),
    withSession: (_, work) =>
      use(async (connection, exclude) => {
        const sql = sqlOn(connection, idleMs, exclude)
        // Dates and times are staged as texts in this form.
        await sql.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'`)
        return withPostgresRows(
          exclusiveSession(sql),
          (storing) => exclude(() => storing.beforeCommit()),
          work,
        )
      }),
  }
}
