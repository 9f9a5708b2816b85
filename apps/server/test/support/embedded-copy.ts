import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type DatabaseLimits, embeddedLimits } from '../../src/storage/database-limits.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { holdEngine } from './hold-engine.ts'

/** Opens a copy of a template database on the embedded engine. Closing it deletes the copy. */
export async function embeddedCopy(
  what: 'empty' | 'demo',
  limits: DatabaseLimits = embeddedLimits,
): Promise<Storage> {
  await holdEngine()
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-copy-'))
  await placeTemplate(what, dataDir)
  const storage = await openStorage({ kind: 'pglite', dataDir, limits })
  return {
    ...storage,
    async close() {
      await storage.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Puts an empty database with current tables into a data directory: faster than creating one there. */
export async function placeEmbedded(dataDir: string): Promise<void> {
  await holdEngine()
  await placeTemplate('empty', dataDir)
}

async function placeTemplate(what: 'empty' | 'demo', dataDir: string): Promise<void> {
  const template = inject('embeddedTemplates')?.[what] ?? (await ownTemplate())
  await cp(`${template}/database`, `${dataDir}/database`, { recursive: true })
}

let own: Promise<string> | undefined

/** The tests on PostgreSQL rarely need an embedded database, so the first one in a worker creates the template. */
const ownTemplate = (): Promise<string> => {
  own ??= createTemplate()
  return own
}

async function createTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-embedded-'))
  await (await openStorage({ kind: 'pglite', dataDir })).close()
  return dataDir
}
