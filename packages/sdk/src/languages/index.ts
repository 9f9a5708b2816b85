export type { SdkCatalogues } from './sdk-catalogues.ts'
