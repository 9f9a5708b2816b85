import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { createTargetDatabases } from '../targets/create-target-database.ts'
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
