import { inTransaction } from '../../../drivers/postgres/sql-connection.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { SyncTarget } from '../sync-target.ts'
import { schemaTaken } from '../target-schema.ts'
import { belongsToAnother, ensureSchema, foundSchema } from './own-schema.ts'
import { previewOn } from './postgres-preview.ts'
import { withPostgresRows } from './postgres-rows.ts'
import { describeTable } from './postgres-table.ts'
import { withSyncSession } from './sync-session.ts'

/** The target in our own database. The transaction that stores a stream's rows also records that it is stored. */
export const ownTarget = (storage: Storage, organisationId: string): SyncTarget => ({
  place: '',
  reach: async () => undefined,
  checkSchema: (schema) =>
    storage.withConnection(async (connection) => {
      if (await belongsToAnother(connection, schema, organisationId)) throw schemaTaken(schema)
      if ((await foundSchema(connection, schema, organisationId)) === 'taken') throw schemaTaken(schema)
    }),
  preview: (table, owner) => storage.withConnection((connection) => previewOn(connection, table, owner)),
  prepareSchema: (schema) =>
    storage.withConnection((connection) =>
      inTransaction(connection, async () => {
        if (await belongsToAnother(connection, schema, organisationId)) throw schemaTaken(schema)
        await ensureSchema(connection, schema, organisationId)
      }),
    ),
  describe: (table) => storage.withConnection((connection) => describeTable(connection, table)),
  withSession: (_, work) =>
    withSyncSession(storage, (session) =>
      withPostgresRows(session, (storing, { db }) => storing.beforeCommit(db), work),
    ),
  close: async () => undefined,
})
