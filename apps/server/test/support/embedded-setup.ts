import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openStorage } from '../../src/storage/open-storage.ts'
import { forgetReached } from './reached.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database whose tables are up to date: quicker to load than to make. */
    databaseImage?: string
  }
}

/** Makes the database that every test file on the embedded engine begins with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetReached()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-image-'))
  const storage = await openStorage({ kind: 'pglite', dataDir: folder })
  await storage.close()
  const database = await PGlite.create(`${folder}/database`)
  const image = await database.dumpDataDir('none')
  await database.close()
  await writeFile(`${folder}/image.tar`, image.stream())
  project.provide('databaseImage', `${folder}/image.tar`)
  return () => rm(folder, { recursive: true })
}
