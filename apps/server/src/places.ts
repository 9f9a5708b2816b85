import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = resolve(import.meta.dirname, '../../..')

const versionIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version

/** Files that the server reads, when it runs from source. The build replaces this module. */
export const places = {
  /** The default of DATA_DIR. */
  dataDir: resolve(repository, '.data'),
  /** The built portal. It may be missing. */
  portalDir: resolve(repository, 'apps/portal/dist'),
  /** The version of this server, which it shares with the published packages. */
  version: versionIn(resolve(repository, 'packages/sdk/package.json')),
  openApi: fileURLToPath(import.meta.resolve('@tributary/sdk/openapi.json')),
}
