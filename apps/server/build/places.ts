import { resolve } from 'node:path'
import type { places as sourcePlaces } from '../src/places.ts'

/** The build replaces this name with the version. */
declare const BUILT_VERSION: string

/** Files that a built server reads. Takes the place of `src/places.ts`. */
export const places: typeof sourcePlaces = {
  dataDir: resolve('.data'),
  portalDir: resolve(import.meta.dirname, 'portal'),
  version: BUILT_VERSION,
  openApi: resolve(import.meta.dirname, 'openapi.json'),
}
