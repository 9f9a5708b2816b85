/** The connector types that are measured. */
export const kinds = ['ftp', 'sqlserver', 'woocommerce'] as const
export type Kind = (typeof kinds)[number]

/** What a source's process tells once it can be read. */
export type SourceReady = { readonly properties: Record<string, string>; readonly file?: string }

/** What a refresh's process tells when it is over: memory in megabytes, before the refresh and at its highest. */
export type RefreshDone = {
  readonly rows: number
  readonly ms: number
  readonly idle: number
  readonly peak: number
}
