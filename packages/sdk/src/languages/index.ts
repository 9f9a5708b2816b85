export { arabic } from './ar/arabic.ts'
export type { SdkCatalogues } from './sdk-catalogues.ts'
