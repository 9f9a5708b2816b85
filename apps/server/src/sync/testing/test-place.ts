import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { holdEngine } from '../../../test/support/hold-engine.ts'
import { newDatabase } from '../../../test/support/test-storage.ts'
import type { StorageChoice } from '../../storage/open-storage.ts'
import { openEmbedded } from '../../storage/pglite/embedded-storage.ts'

/** An empty database that more than one process opens, on the engine this test run is about. */
export async function testPlace(): Promise<Exclude<StorageChoice, { kind: 'memory' }>> {
  const server = inject('postgresUrl')
  if (server)
    return { kind: 'postgres', databaseUrl: await newDatabase(server, inject('postgresTemplates').empty) }
  await holdEngine()
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-sync-'))
  const image = inject('databaseImage')
  if (image) await (await openEmbedded(dataDir, new Blob([await readFile(image)]))).close()
  return { kind: 'pglite', dataDir }
}
