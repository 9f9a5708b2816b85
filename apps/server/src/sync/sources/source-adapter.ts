import type { SyncLog } from '../sync-log.ts'

/** A file as the source lists it. Without a size or a time nothing can tell whether it has changed. */
export type SourceFile = {
  readonly name: string
  readonly path: string
  readonly size: number | undefined
  readonly modifiedAt: Date | undefined
}

/** One connection to where a connector's files are. Every failure is a `SourceFailure`. */
export type SourceAdapter = {
  readonly kind: string
  /** The files the connector's settings choose, sorted by name. */
  list(signal: AbortSignal): AsyncIterable<SourceFile>
  /** The bytes of one file; the stream ends only when the source confirmed that it sent everything. */
  open(file: SourceFile, signal: AbortSignal): AsyncIterable<Uint8Array>
  /** What the source wants done with a file whose rows are in, such as moving it away. */
  done(file: SourceFile): Promise<void>
  close(): void
}

export type SourceContext = {
  /** The connector's properties, secrets opened, blank ones left out. */
  readonly properties: ReadonlyMap<string, string>
  readonly log: SyncLog
  readonly now: () => Date
}

/** How a connector type is read; a type that is not here cannot be refreshed. */
export type SourceAdapters = Readonly<Record<string, (context: SourceContext) => SourceAdapter>>
