import type { DatabaseCredentials } from '@tributary/domain'
import { readTargetHost, type TargetEngine } from '@tributary/sdk/database'
import {
  type ConnectLimits,
  type ConnectOptions,
  connectLimits,
  type DatabaseAddress,
} from '../../drivers/connect-options.ts'
import { locateDatabase } from '../../drivers/locate-database.ts'
import { TargetFailure, targetFailure } from '../../drivers/target-failure.ts'
import { type Pacing, realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import { probePostgres, replaceInPostgres } from './postgres-replace.ts'
import { probeSqlServer, replaceInSqlServer } from './sqlserver-replace.ts'
import type { TableContents, TargetDatabase, WritePermit, WrittenTable } from './target-database.ts'

type Engine = {
  probe(place: DatabaseAddress, credentials: DatabaseCredentials, options: ConnectOptions): Promise<void>
  replace(
    place: DatabaseAddress,
    credentials: DatabaseCredentials,
    options: ConnectOptions,
    owner: string,
    tables: readonly TableContents[],
    beforeCommit?: WritePermit['beforeCommit'],
  ): Promise<WrittenTable[]>
}

const engines: Record<TargetEngine, Engine> = {
  sqlserver: { probe: probeSqlServer, replace: replaceInSqlServer },
  postgres: { probe: probePostgres, replace: replaceInPostgres },
}

export type TargetDatabasesOptions = {
  outbound: OutboundRules
  trustCertificates?: boolean
  limits?: ConnectLimits
  pacing?: Pacing
}

/** Creates the port to organisations' databases. The host of the credentials selects the engine. */
export function createTargetDatabases({
  outbound,
  trustCertificates = false,
  limits = connectLimits,
  pacing = realPacing,
}: TargetDatabasesOptions): TargetDatabase {
  const options = { limits, trustCertificates }
  const reach = async <T>(
    { host }: DatabaseCredentials,
    use: (engine: Engine, place: DatabaseAddress) => Promise<T>,
  ): Promise<T> => {
    const target = readTargetHost(host)
    if (!target) throw targetFailure('badHost')
    return withMinimumFailureTime(
      async () => use(engines[target.engine], await locateDatabase(target, outbound)),
      (error) => error instanceof TargetFailure && error.unreachable,
      pacing,
    )
  }
  return {
    probe: (credentials) => reach(credentials, (engine, place) => engine.probe(place, credentials, options)),
    replaceTables: (credentials, owner, tables, permit) =>
      permitted(permit, (beforeCommit) =>
        reach(credentials, (engine, place) => {
          const connecting = { ...options, signal: permit?.signal }
          return engine.replace(place, credentials, connecting, owner, tables, beforeCommit)
        }),
      ),
  }
}

/** Runs a replacement. The error that stopped it is thrown as it is, not as a failure of the database. */
async function permitted<T>(
  permit: WritePermit | undefined,
  work: (beforeCommit: WritePermit['beforeCommit'] | undefined) => Promise<T>,
): Promise<T> {
  if (!permit) return work(undefined)
  let refused: { error: unknown } | undefined
  try {
    permit.signal.throwIfAborted()
    return await work(() =>
      permit.beforeCommit().catch((error: unknown) => {
        refused = { error }
        throw error
      }),
    )
  } catch (error) {
    permit.signal.throwIfAborted()
    throw refused ? refused.error : error
  }
}
