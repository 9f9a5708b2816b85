import { resolve } from 'node:path'
import { must } from '../packed-project.ts'

/** Builds an application of a folder with Vite, and returns where. */
export async function buildVite(folder: string, app: string, mode: string): Promise<string> {
  const out = resolve(folder, app, 'dist', mode)
  const vite = resolve(folder, 'node_modules/.bin/vite')
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
