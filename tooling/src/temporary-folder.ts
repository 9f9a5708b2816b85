import { constants } from 'node:fs'
import { access, chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { availableMemory } from 'node:process'

/** A global setup of Vitest: what tests create in the temporary folder is removed after the run. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await fastestPlace(), 'tributary-run-'))
  // PostgreSQL runs as another user if this one is root.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Linux keeps these files in memory. Each test database is a thousand files, which a disk takes ten times as long to copy. */
const IN_MEMORY = '/dev/shm'
/** Far more than a run needs at a time, in bytes. Containers often have 64 MB. */
const ENOUGH = 4 * 2 ** 30

async function fastestPlace(): Promise<string> {
  if (process.env.TMPDIR) return process.env.TMPDIR
  try {
    await access(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(IN_MEMORY)
    return Math.min(bavail * bsize, availableMemory()) > ENOUGH ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
