export { arabic } from './ar/arabic.ts'
export { german } from './de/german.ts'
export type { SdkCatalogues } from './sdk-catalogues.ts'
