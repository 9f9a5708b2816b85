import { TargetFailure } from '../drivers/target-failure.ts'
import { SyncFailure } from '../sync/sync-failure.ts'
import { inTarget } from '../sync/targets/explain-target-failure.ts'
import { SynchronisationBusy } from './one-at-a-time.ts'
import { UnusableCredentials } from './usable-credentials.ts'

/** Maps the failure of a synchronisation to the one that its run shows. Any other error is unchanged. */
export function refreshFailure(error: unknown): unknown {
  if (error instanceof TargetFailure) return inTarget(error)
  if (error instanceof UnusableCredentials) return new SyncFailure(error.message, { code: 'settings' })
  if (error instanceof SynchronisationBusy)
    return new SyncFailure(error.message, { code: 'source-busy', passing: true, cause: error })
  return error
}
