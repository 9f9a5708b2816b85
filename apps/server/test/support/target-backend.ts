import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { createTargetDatabases } from '../../src/database/targets/create-target-database.ts'
import { selfSigned } from '../../src/database/testing/self-signed.ts'
import { type Backend, startBackend } from './backend.ts'

/** The server together with a database of somebody's beside it, which the real driver talks to. */
export type TargetBackend = Backend & {
  target: TdsServer
  /** How long the server waits for it; shorter in tests of what never comes. */
  patience: { connectMs: number; idleMs: number }
  /** What to enter to reach it, with these changes. */
  credentials(changed?: object): {
    host: string
    database: string
    schema: string
    user: string
    password: string
  }
}

/** Does not wait for the floor of failures. */
export async function startTargetBackend(environment: Record<string, string> = {}): Promise<TargetBackend> {
  const target = await startTdsServer({ tls: selfSigned() })
  const patience = { connectMs: 20_000, idleMs: 20_000 }
  const targets = createTargetDatabases({
    outbound: { allowPrivateTargets: true },
    trustCertificates: true,
    limits: patience,
    pacing: { now: () => 0, pause: async () => undefined },
  })
  const backend = await startBackend(environment, { targets })
  return {
    ...backend,
    target,
    patience,
    credentials: (changed = {}) => ({
      host: `127.0.0.1,${target.port}`,
      schema: 'acme',
      ...tdsLogin,
      ...changed,
    }),
    async close() {
      await backend.close()
      await target.stop()
    },
  }
}
