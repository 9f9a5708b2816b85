import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildConnectionString } from '@tributary/sdk/connectors'
import { selfSignedCertificate } from '../sqlserver/self-signed-certificate.ts'
import { startTdsServer, type TdsServer } from '../sqlserver/tds-server.ts'
import { erpSchemas, fillErp } from './fill-erp.ts'

export const sampleErpLogin = { user: 'tributary_reader', password: 'Plank-18-sawmill', database: 'BirchERP' }

export type SampleErp = {
  /** The connection string for a connector of type sqlserver. */
  readonly connectionString: string
  stop(): Promise<void>
}

/** Starts a fake SQL Server with the ERP on loopback, on the same port as last time if it is free. */
export async function startSampleErp({ dir }: { dir: string }): Promise<SampleErp> {
  await mkdir(dir, { recursive: true })
  fillErp(join(dir, 'erp.db'))
  const server = await onKeptPort(dir)
  return { connectionString: connectionTo(server), stop: () => server.stop() }
}

const connectionTo = ({ port }: TdsServer) =>
  buildConnectionString({
    dataSource: `127.0.0.1,${port}`,
    initialCatalog: sampleErpLogin.database,
    userId: sampleErpLogin.user,
    password: sampleErpLogin.password,
    multipleActiveResultSets: true,
  })

/** Uses the previous port unless another process has it. */
async function onKeptPort(dir: string): Promise<TdsServer> {
  const file = join(dir, 'port')
  const kept = Number(await readFile(file, 'utf8').catch(() => '0'))
  const options = {
    tls: selfSignedCertificate(),
    schemas: erpSchemas,
    login: sampleErpLogin,
    file: join(dir, 'erp.db'),
    snapshots: true,
  }
  const server = await startTdsServer({ ...options, port: Number.isInteger(kept) ? kept : 0 }).catch(() =>
    startTdsServer(options),
  )
  await writeFile(file, String(server.port))
  return server
}
