import { rm } from 'node:fs/promises'
import { tryConsumers } from './consumers/try-consumers.ts'
import { createPackedProject, must } from './packed-project.ts'
import { tryRuntimes } from './runtimes/try-runtimes.ts'

/*
 * Tests the packages as a user gets them: packs them, installs them in a new project, type-checks and runs a
 * program written from their READMEs, runs the SDK on every runtime, and opens a page with the components.
 */
const { folder, tarballs } = await createPackedProject()
try {
  await must(folder, 'tsc', '--project', '.')
  await must(folder, 'node', 'program.ts')
  console.log('The packages install, type-check and run in a new project.')
  await tryRuntimes(folder)
  await tryConsumers(tarballs, ['vite'])
} finally {
  await rm(folder, { recursive: true, force: true })
}
