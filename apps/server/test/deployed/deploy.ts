import { resolve } from 'node:path'
import { run } from '@tributary/tooling/run'

const server = resolve(import.meta.dirname, '../..')

/** Copies the built server with its production dependencies. The packages are in pnpm's store since the installation. */
export async function deploy(folder: string): Promise<void> {
  const args = ['--filter', '@tributary/server', 'deploy', '--prod', '--prefer-offline', folder]
  const { code, output } = await run('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd: server })
  if (code !== 0) throw new Error(output)
}
