import type { DatabaseCredentials } from '@tributary/domain'
import type { TargetEngine } from '@tributary/sdk/rules'
import type { ConnectOptions, TargetPlace } from '../../database/targets/target-place.ts'
import { postgresTarget } from './postgres-target.ts'
import { sqlServerTarget } from './sqlserver-target.ts'
import type { SyncTarget } from './sync-target.ts'

/** A customer's database before anything was said to it. */
export type TargetPosition = {
  /** What its target is called: {@link SyncTarget.place}. */
  readonly place: string
  readonly credentials: DatabaseCredentials
  /** Looks up and checks where it is, anew for every connection. */
  locate(): Promise<TargetPlace>
  /** Holds back the failure of a connection that nothing was reached with. */
  reaching<T>(work: () => Promise<T>): Promise<T>
  readonly options: ConnectOptions
  /** Ends when the refresh does. */
  readonly signal: AbortSignal
}

/** How a refresh writes into each kind of database that customers have. */
export type TargetRegistry = Partial<Record<TargetEngine, (position: TargetPosition) => SyncTarget>>

export const targetRegistry: TargetRegistry = { postgres: postgresTarget, sqlserver: sqlServerTarget }
