import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { must } from '../packed-project.ts'
import { workspace } from '../workspace.ts'

/** The Vite of this workspace. */
export const vite = resolve(workspace, 'tooling/node_modules/.bin/vite')

/** Builds an application of a folder with Vite, and returns where. */
export async function buildVite(folder: string, app: string, mode: string): Promise<string> {
  const { out } = await build(folder, app, mode)
  return out
}

/** As {@link buildVite} for production. Fails if Vite prints a warning. */
export async function buildWithoutWarnings(folder: string, app: string): Promise<string> {
  const { out, warnings } = await build(folder, app, 'production')
  assert.equal(warnings.trim(), '', 'Vite printed warnings.')
  return out
}

async function build(folder: string, app: string, mode: string) {
  const place = resolve(folder, app)
  const out = resolve(place, 'dist', mode)
  const options = ['--mode', mode, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  return { out, warnings: await must(place, vite, 'build', ...options) }
}
