import type { TargetEngine } from '@tributary/sdk/database'
import { postgresTarget } from './postgres/postgres-target.ts'
import { sqlServerTarget } from './sqlserver/sqlserver-target.ts'
import type { SyncTarget } from './sync-target.ts'
import type { TargetAccess } from './target-access.ts'

/** How a refresh writes to each kind of customer database. */
export type TargetRegistry = Partial<Record<TargetEngine, (access: TargetAccess) => SyncTarget>>

export const targetRegistry: TargetRegistry = { postgres: postgresTarget, sqlserver: sqlServerTarget }
