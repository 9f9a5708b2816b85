import { resolve } from 'node:path'

/** Files that a built server reads. Takes the place of `src/places.ts`. */
export const places = {
  dataDir: resolve('.data'),
  portalDir: resolve(import.meta.dirname, 'portal'),
  openApi: resolve(import.meta.dirname, 'openapi.json'),
}
