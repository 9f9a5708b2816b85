import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { type SyncFixture, syncFixture } from '../../sync/testing/sync-fixture.ts'
import { structureWriter } from '../structure-writer.ts'
import { storeCredentials } from '../targets/credentials.queries.ts'
import { passwordPlace } from '../targets/stored-credentials.ts'
import type { TargetDatabase } from '../targets/target-database.ts'
import { type Credentials, targetsForTests } from './excel-target.ts'

export type ExcelFixture = SyncFixture & {
  readonly connectorId: string
  /** Stores the organisation's credentials. */
  setCredentials(credentials: Credentials): Promise<void>
  addArea(name: string): Promise<void>
  /** Creates an engine whose Excel refreshes use these targets. */
  excelEngine(
    targets?: TargetDatabase,
    options?: Parameters<SyncFixture['engine']>[0],
  ): ReturnType<SyncFixture['engine']>
}

/** An organisation with an Excel connector. */
export async function excelFixture(given?: Storage, secretBox?: SecretBox): Promise<ExcelFixture> {
  const sync = await syncFixture(given, secretBox)
  const { storage, organisationId } = sync
  const known = await storage.db.selectFrom('connectors').select('id').executeTakeFirst()
  return {
    ...sync,
    connectorId: known?.id ?? (await sync.connector({}, { type: 'excel' })),
    setCredentials({ password, ...place }) {
      const passwordSealed = sync.secretBox.seal(password, passwordPlace(organisationId))
      return storeCredentials(storage.db, organisationId, { ...place, passwordSealed })
    },
    async addArea(name) {
      await storage.db
        .insertInto('areas')
        .values({ organisation_id: organisationId, name, name_key: name.toLowerCase() })
        .execute()
    },
    excelEngine: (targets = targetsForTests(), options = {}) =>
      sync.engine({
        writeStructure: structureWriter({
          storage,
          targets,
          secretBox: sync.secretBox,
          clock: options.clock ?? (() => new Date()),
        }),
        ...options,
      }),
  }
}
