/** The connector types that are measured. */
export const kinds = ['ftp', 'sqlserver', 'woocommerce'] as const
export type Kind = (typeof kinds)[number]

/** Reported by the source's process once it can be read. */
export type SourceReady = { readonly properties: Record<string, string>; readonly file?: string }

/** Reported by the refresh's process at the end. Memory in megabytes, before the refresh and at its highest. */
export type RefreshDone = {
  readonly rows: number
  readonly ms: number
  readonly idle: number
  readonly peak: number
}
