import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { forgetReached } from './reached.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directories of embedded databases: faster to copy than to create. */
    embeddedTemplates?: { empty: string; demo: string }
  }
}

const makeEmbedded = join(import.meta.dirname, 'make-embedded.ts')

/** Creates the databases that test files on the embedded engine start from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetReached()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-embedded-'))
  // In a separate process: Vitest's global setup does not resolve the packages' sources.
  await promisify(execFile)(process.execPath, ['--conditions=@tributary/source', makeEmbedded, folder])
  project.provide('embeddedTemplates', { empty: `${folder}/empty`, demo: `${folder}/demo` })
  return () => rm(folder, { recursive: true, force: true })
}
