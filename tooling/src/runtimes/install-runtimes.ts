import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { installOnce } from '../install-once.ts'
import { workspace } from '../workspace.ts'

const folder = resolve(workspace, 'tooling/runtimes')

/** Installs the runtimes of `tooling/runtimes` once. Resolves with false if the registry cannot be reached. */
export const installRuntimes = (): Promise<boolean> => installOnce(folder)

/** Returns the path of a runtime's program. Undefined if npm has none for this machine. */
export function runtimeBinary(packageName: string, file: string): string | undefined {
  const path = resolve(folder, 'node_modules', packageName, file)
  return existsSync(path) ? path : undefined
}
