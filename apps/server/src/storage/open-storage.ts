import { type DatabaseLimits, embeddedLimits, postgresLimits } from './database-limits.ts'
import { migrate } from './migrations/migrate.ts'
import { openEmbedded } from './pglite/embedded-storage.ts'
import { openPostgres } from './postgres-storage.ts'
import { provideScopedRole } from './scoped-role.ts'
import { provideConnectorTypes } from './seeds/connector-types.seed.ts'
import { provideLicences } from './seeds/licences.seed.ts'
import { refuseOldServer } from './server-version.ts'
import type { Storage } from './storage.ts'

export type StorageChoice = {
  limits?: Partial<DatabaseLimits>
} /** `memory` is lost when it is closed. */ & (
  | { kind: 'memory' }
  | { kind: 'pglite'; dataDir: string }
  | { kind: 'postgres'; databaseUrl: string }
)

/** Opens the database, migrates it, and adds missing connector types and licences. Throws if its server is too old. */
export async function openStorage(choice: StorageChoice): Promise<Storage> {
  const storage = await openUnmigrated(choice)
  try {
    await refuseOldServer(storage.db)
    await migrate(storage)
    await provideScopedRole(storage.db)
    await provideConnectorTypes(storage.db)
    await provideLicences(storage.db)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** Opens the database as it is. */
export function openUnmigrated(choice: StorageChoice): Promise<Storage> {
  if (choice.kind === 'postgres')
    return openPostgres(choice.databaseUrl, { ...postgresLimits, ...choice.limits })
  const limits = { ...embeddedLimits, ...choice.limits }
  return choice.kind === 'memory'
    ? openEmbedded(undefined, undefined, limits)
    : openEmbedded(choice.dataDir, undefined, limits)
}
