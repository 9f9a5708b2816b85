import type { Storage } from '../../storage/storage.ts'
import { inTransaction, withSyncSession } from '../engine/sync-session.ts'
import { belongsToAnother, ensureSchema, foundSchema, schemaTaken } from '../engine/target-schema.ts'
import { describeTable } from '../engine/target-table.ts'
import { withPostgresRows } from './postgres-rows.ts'
import { previewOn } from './preview-table.ts'
import type { SyncTarget } from './sync-target.ts'

/** Our own database; the note that a stream has been taken is part of the transaction that stores its rows. */
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
