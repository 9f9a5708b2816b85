import { openStorage, type StorageChoice } from '../../storage/open-storage.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { createSyncEngine } from '../../sync/index.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { structureWriter } from '../structure-writer.ts'
import { targetsForTests } from './excel-target.ts'

// A server process that only refreshes an Excel connector.

export type StructureTask = { choice: StorageChoice; key: string; runId: string }

async function main({ choice, key, runId }: StructureTask) {
  const storage = await openStorage(choice)
  const tools = { storage, secretBox: createSecretBox(Buffer.from(key, 'base64')), clock: () => new Date() }
  const writeStructure = structureWriter({ ...tools, targets: targetsForTests() })
  const engine = createSyncEngine({ ...tools, adapters: {}, writeStructure, log: silentLog, retries: [] })
  await engine.start()
  await engine.enqueue(runId)
}

await main(JSON.parse(process.argv[2] ?? ''))
