import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = resolve(import.meta.dirname, '../../..')

/** Files that the server reads, when it runs from source. The build replaces this module. */
export const places = {
  /** The default of DATA_DIR. */
  dataDir: resolve(repository, '.data'),
  /** The built portal. It may be missing. */
  portalDir: resolve(repository, 'apps/portal/dist'),
  openApi: fileURLToPath(import.meta.resolve('@tributary/sdk/openapi.json')),
}
