import type { ManifestMessages } from './manifest.messages.ts'

/** What compiling a manifest needs. */
export type Compiling = {
  readonly messages: ManifestMessages
  /** Fills the settings in a text. */
  fill(text: string): string
  /** The same, but missing settings are an error. */
  required(text: string): string
  /** Fills the settings in a path. */
  path(text: string): string
  readonly now: () => Date
}
