import type { DatabaseCredentials } from '@tributary/domain'
import { readTargetHost, type TargetEngine, type TargetHost } from '@tributary/sdk/rules'
import { checkTarget, type OutboundRules } from '../../sync/outbound.ts'
import { noSoonerThanFloor, type Pacing, realPacing } from '../../sync/unreachable-floor.ts'
import { probePostgres, replaceInPostgres } from './postgres-target.ts'
import { probeSqlServer, replaceInSqlServer } from './sqlserver-target.ts'
import type { TargetDatabase, TargetTable } from './target-database.ts'
import { TargetFailure, targetFailure } from './target-failure.ts'
import { type ConnectOptions, type TargetLimits, type TargetPlace, targetLimits } from './target-place.ts'

type Engine = {
  probe(place: TargetPlace, credentials: DatabaseCredentials, options: ConnectOptions): Promise<void>
  replace(
    place: TargetPlace,
    credentials: DatabaseCredentials,
    options: ConnectOptions,
    owner: string,
    tables: readonly TargetTable[],
  ): Promise<number>
}

const engines: Record<TargetEngine, Engine> = {
  sqlserver: { probe: probeSqlServer, replace: replaceInSqlServer },
  postgres: { probe: probePostgres, replace: replaceInPostgres },
}

export type TargetDatabasesOptions = {
  outbound: OutboundRules
  trustCertificates?: boolean
  limits?: TargetLimits
  pacing?: Pacing
}

/** The databases of organisations, whichever engine their host names. */
export function createTargetDatabases({
  outbound,
  trustCertificates = false,
  limits = targetLimits,
  pacing = realPacing,
}: TargetDatabasesOptions): TargetDatabase {
  const options = { limits, trustCertificates }
  const reach = async <T>(
    { host }: DatabaseCredentials,
    use: (engine: Engine, place: TargetPlace) => Promise<T>,
  ): Promise<T> => {
    const target = readTargetHost(host)
    if (!target) throw targetFailure('badHost')
    return noSoonerThanFloor(
      async () => use(engines[target.engine], await placeOf(target, outbound)),
      (error) => error instanceof TargetFailure && error.unreachable,
      pacing,
    )
  }
  return {
    probe: (credentials) => reach(credentials, (engine, place) => engine.probe(place, credentials, options)),
    replaceTables: (credentials, owner, tables) =>
      reach(credentials, (engine, place) => engine.replace(place, credentials, options, owner, tables)),
  }
}

/** A target that is not allowed and a name nobody knows both look like one that refuses. */
export async function placeOf({ host, port }: TargetHost, outbound: OutboundRules): Promise<TargetPlace> {
  try {
    const { address } = await checkTarget(host, outbound, port)
    return { host, port, address }
  } catch (error) {
    throw targetFailure('refused', error)
  }
}
