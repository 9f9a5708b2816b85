import { rm } from 'node:fs/promises'
import { createPackedProject, must } from './packed-project.ts'
import { tryRuntimes } from './runtimes/try-runtimes.ts'

/*
 * The three packages as somebody else meets them: packed and installed in a project of their own, where a program
 * that uses them the way their readme says is type-checked and run, and the SDK is tried on every runtime.
 */
const folder = await createPackedProject()
try {
  await must(folder, 'tsc', '--project', '.')
  await must(folder, 'node', 'program.ts')
  console.log('The packages install, type-check and run in a project of their own.')
  await tryRuntimes(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
