import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { workspace } from '../workspace.ts'

/** Copies an example below the installed packages, so that it finds them as it would in its own folder. */
export async function copyExample(folder: string, name: string): Promise<string> {
  const target = resolve(folder, 'examples', name)
  await cp(resolve(workspace, 'examples', name), target, { recursive: true })
  return target
}
