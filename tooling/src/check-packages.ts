import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { consumersFolder, react18Folder } from './consumers/place.ts'
import { tryConsumers } from './consumers/try-consumers.ts'
import { installOnce } from './install-once.ts'
import { createPackedProject, must } from './packed-project.ts'
import { installRuntimes } from './runtimes/install-runtimes.ts'
import { tryRuntimes } from './runtimes/try-runtimes.ts'

/*
 * Tests the packages as a user gets them: packs them, installs them in a new project, type-checks and runs a
 * program written from their READMEs, runs the SDK on the oldest and the newest Node and in Chromium, and opens pages
 * with the components. `pnpm consumers` tests them in more applications and on more runtimes.
 */
const [{ folder, tarballs, fromRegistry }] = await Promise.all([
  createPackedProject(),
  installRuntimes('few'),
  installOnce(react18Folder),
])
try {
  await must(folder, 'tsc', '--project', '.')
  await must(folder, 'node', 'program.ts')
  await must(folder, 'node', 'node_modules/@tributary/cli/dist/bin.js', 'help')
  console.log('The packages install, type-check and run in a new project.')
  await tryRuntimes(folder, 'few')
  if (fromRegistry) {
    for (const part of ['vite', 'shared'])
      await cp(join(consumersFolder, part), join(folder, part), { recursive: true })
    await tryConsumers({ folder, tarballs }, ['vite', 'react18'])
  } else console.log('Cannot reach the registry. The pages are skipped.')
} finally {
  await rm(folder, { recursive: true, force: true })
}
