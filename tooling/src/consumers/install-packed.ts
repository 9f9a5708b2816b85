import { installOnce } from '../install-once.ts'
import { type Tarball, unpack } from '../packed-project.ts'

/**
 * Installs what a folder locks, and the packed packages. Resolves with false if the registry cannot be reached.
 */
export async function installPacked(folder: string, tarballs: readonly Tarball[]): Promise<boolean> {
  if (!(await installOnce(folder))) return false
  for (const tarball of tarballs) await unpack(folder, tarball)
  return true
}
