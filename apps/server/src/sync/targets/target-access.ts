import type { DatabaseCredentials } from '@tributary/domain'
import type { ConnectOptions, DatabaseAddress } from '../../drivers/connect-options.ts'

/** Everything needed to connect to a customer's database. */
export type TargetAccess = {
  /** Identifies the target: {@link SyncTarget.place}. */
  readonly place: string
  readonly credentials: DatabaseCredentials
  /** Resolves and checks the address, again for every connection. */
  locate(): Promise<DatabaseAddress>
  /** Delays a failure to reach the database to the minimum failure time. */
  reaching<T>(work: () => Promise<T>): Promise<T>
  readonly options: ConnectOptions
  /** Aborts with the refresh. */
  readonly signal: AbortSignal
}
