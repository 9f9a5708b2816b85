import { resolve } from 'node:path'
import { must } from '../packed-project.ts'
import { workspace } from '../workspace.ts'

const vite = resolve(workspace, 'tooling/node_modules/.bin/vite')

/** Builds an application of a folder with the Vite of this workspace, and returns where. */
export async function buildVite(folder: string, app: string, mode: string): Promise<string> {
  const out = resolve(folder, app, 'dist', mode)
  await must(
    resolve(folder, app),
    vite,
    'build',
    '--mode',
    mode,
    '--outDir',
    out,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  )
  return out
}
