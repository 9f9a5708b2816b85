import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { placeEmbedded } from '../../../test/support/embedded-copy.ts'
import { newDatabase } from '../../../test/support/test-storage.ts'
import type { StorageChoice } from '../../storage/open-storage.ts'

/** Creates an empty database of this test project's engine that several processes can open. */
export async function testPlace(): Promise<Exclude<StorageChoice, { kind: 'memory' }>> {
  const server = inject('postgresUrl')
  if (server)
    return { kind: 'postgres', databaseUrl: await newDatabase(server, inject('postgresTemplates').empty) }
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-sync-'))
  await placeEmbedded(dataDir)
  return { kind: 'pglite', dataDir }
}
