import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { createTargetDatabases } from '../../src/database/targets/create-target-database.ts'
import type { TargetDatabase } from '../../src/database/targets/target-database.ts'
import { selfSigned } from '../../src/database/testing/self-signed.ts'
import { type Backend, startBackend } from './backend.ts'

/** The server with a fake customer database, which the real driver connects to. */
export type TargetBackend = Backend & {
  target: TdsServer
  /** How long the server waits for the database. Tests of silence shorten it. */
  timeouts: { connectMs: number; idleMs: number }
  /** Credentials of the database, with changes. */
  credentials(changed?: object): {
    host: string
    database: string
    schema: string
    user: string
    password: string
  }
}

type StartEngine = NonNullable<NonNullable<Parameters<typeof startBackend>[1]>['engine']>

/** Starts both, without the minimum time of failures. */
export async function startTargetBackend(
  environment: Record<string, string> = {},
  engineFor?: (targets: TargetDatabase) => StartEngine,
): Promise<TargetBackend> {
  const target = await startTdsServer({ tls: selfSigned() })
  const timeouts = { connectMs: 20_000, idleMs: 20_000 }
  const targets = createTargetDatabases({
    outbound: { allowPrivateTargets: true },
    trustCertificates: true,
    limits: timeouts,
    pacing: { now: () => 0, pause: async () => undefined },
  })
  const engine = engineFor?.(targets)
  // The name servers have the records of all domains.
  const resolveTxt = async () => [['tributary-verification=a-token']]
  const backend = await startBackend(environment, { targets, resolveTxt, ...(engine && { engine }) })
  return {
    ...backend,
    target,
    timeouts,
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
