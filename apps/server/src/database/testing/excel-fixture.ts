import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { type SyncFixture, syncFixture } from '../../sync/testing/sync-fixture.ts'
import { structureWriter } from '../structure-writer.ts'
import { createTargetDatabases } from '../targets/create-target-database.ts'
import { storeCredentials } from '../targets/credentials.queries.ts'
import { passwordPlace } from '../targets/stored-credentials.ts'
import type { TargetDatabase } from '../targets/target-database.ts'
import { selfSigned } from './self-signed.ts'

export type Credentials = { host: string; database: string; schema: string; user: string; password: string }

/** The port to a fake SQL Server, without the minimum time of failures. */
export const targetsForTests = (): TargetDatabase =>
  createTargetDatabases({
    outbound: { allowPrivateTargets: true },
    trustCertificates: true,
    limits: { connectMs: 20_000, idleMs: 20_000 },
    pacing: { now: () => 0, pause: async () => undefined },
  })

export const startExcelTarget = (): Promise<TdsServer> => startTdsServer({ tls: selfSigned() })

export const credentialsOfTarget = ({ port }: TdsServer): Credentials => ({
  host: `127.0.0.1,${port}`,
  schema: 'acme',
  ...tdsLogin,
})

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
