import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { installOnce } from '../install-once.ts'
import { workspace } from '../workspace.ts'

const folder = resolve(workspace, 'tooling/runtimes')
const oldestNode = resolve(folder, 'oldest-node')

/** `few`: the oldest Node, the workspace's Node and Chromium. `every`: Bun, Deno, workerd and the other Nodes as well. */
export type RuntimeChoice = 'few' | 'every'

/** Installs runtimes of `tooling/runtimes` once. Resolves with false if the registry cannot be reached. */
export async function installRuntimes(choice: RuntimeChoice): Promise<boolean> {
  return (await installOnce(oldestNode)) && (choice === 'few' || (await installOnce(folder)))
}

/** Returns the path of a runtime's program. Undefined if npm has none for this machine. */
export function runtimeBinary(packageName: string, file: string): string | undefined {
  const paths = [oldestNode, folder].map((each) => resolve(each, 'node_modules', packageName, file))
  return paths.find((path) => existsSync(path))
}
