import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { forgetReached } from './reached.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An image of an embedded database with current tables: faster to load than to create. */
    databaseImage?: string
    /** The same with the demo data. */
    demoImage?: string
  }
}

const makeImage = join(import.meta.dirname, 'make-image.ts')

/** Creates the databases that test files on the embedded engine start from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetReached()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-image-'))
  // In a separate process: Vitest's global setup does not resolve the packages' sources.
  await promisify(execFile)(process.execPath, ['--conditions=@tributary/source', makeImage, folder])
  project.provide('databaseImage', `${folder}/image.tar`)
  project.provide('demoImage', `${folder}/demo.tar`)
  return () => rm(folder, { recursive: true, force: true })
}
