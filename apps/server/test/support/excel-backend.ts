import { structureWriter } from '../../src/database/structure-writer.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { SyncEngine } from '../../src/sync/engine/sync-engine.ts'
import { createSyncEngine } from '../../src/sync/index.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { startTargetBackend, type TargetBackend } from './target-backend.ts'

const reachable = { ALLOW_PRIVATE_TARGETS: 'true', TRUST_TARGET_CERTIFICATES: 'true' }

/** The server with a fake customer database, and an engine that refreshes Excel connectors. */
export async function startExcelBackend(): Promise<TargetBackend & { engine: SyncEngine }> {
  const created: SyncEngine[] = []
  const backend = await startTargetBackend(reachable, (targets) => ({ storage, config, clock }) => {
    const secretBox = createSecretBox(config.encryptionKey)
    const writeStructure = structureWriter({ storage, clock, targets, secretBox })
    const options = { storage, clock, secretBox, writeStructure, adapters: {}, log: silentLog }
    const made = createSyncEngine({ ...options, watchMs: 20, retries: [] })
    created.push(made)
    return made
  })
  const [engine] = created
  if (!engine) throw new Error('The backend created no engine.')
  await engine.start()
  return {
    ...backend,
    engine,
    async close() {
      await engine.stop({ drainMs: 0 })
      await backend.close()
    },
  }
}
