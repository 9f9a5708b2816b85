import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { forgetReached } from './reached.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database whose tables are up to date: quicker to load than to make. */
    databaseImage?: string
    /** The same with the demo in it. */
    demoImage?: string
  }
}

const makeImage = join(import.meta.dirname, 'make-image.ts')

/** Makes the databases that every test file on the embedded engine begins with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetReached()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-image-'))
  // In a process of its own: what Vitest runs before the tests does not find the packages' sources.
  await promisify(execFile)(process.execPath, ['--conditions=@tributary/source', makeImage, folder])
  project.provide('databaseImage', `${folder}/image.tar`)
  project.provide('demoImage', `${folder}/demo.tar`)
  return () => rm(folder, { recursive: true })
}
