/** The connector types that are measured, and how many rows stand for a million: a shop has fewer orders than a ledger has lines. */
export const kinds = ['ftp', 'sqlserver', 'woocommerce'] as const
export type Kind = (typeof kinds)[number]

export const shareOf: Record<Kind, number> = { ftp: 1, sqlserver: 1, woocommerce: 1 / 50 }

/** What a source's process tells once it can be read. */
export type SourceReady = { readonly properties: Record<string, string>; readonly file?: string }

/** What a refresh's process tells when it is over: memory in megabytes, before the refresh and at its highest. */
export type RefreshDone = {
  readonly rows: number
  readonly ms: number
  readonly idle: number
  readonly peak: number
}
