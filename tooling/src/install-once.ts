import { existsSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { canReachRegistry, packedProjectEnvironment } from './packed-project.ts'
import { run } from './run.ts'

/**
 * Installs what a folder outside the workspace locks, unless it has that already. Resolves with false if the registry
 * cannot be reached.
 */
export async function installOnce(folder: string): Promise<boolean> {
  const wanted = resolve(folder, 'package-lock.json')
  const done = resolve(folder, 'node_modules/.installed')
  if (await isSame(wanted, done)) return true
  // Unlike `npm ci`, this accepts a lock file that lacks the binaries of other platforms.
  const install = ['install', '--no-save', '--no-audit', '--prefer-offline', '--ignore-scripts']
  const { code, output } = await run('npm', install, { cwd: folder, env: packedProjectEnvironment })
  if (code !== 0 && (await canReachRegistry(folder))) throw new Error(output)
  if (code === 0) await copyFile(wanted, done)
  return code === 0
}

const isSame = async (one: string, other: string) =>
  existsSync(other) && (await readFile(one, 'utf8')) === (await readFile(other, 'utf8'))
