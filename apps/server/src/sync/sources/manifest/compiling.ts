import type { Explain } from '../http/http-failure.ts'
import type { HttpSource, HttpTools } from '../http/http-source.ts'
import type { SourceAccess } from '../source-adapter.ts'
import type { ManifestMessages } from './manifest.messages.ts'
import type { ManifestSettings } from './manifest-settings.ts'

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

/** How requests are authorised. */
export type Authentication = Pick<HttpSource, 'authorise' | 'query' | 'renew'> & {
  /** What error responses mean that the manifest does not explain. */
  readonly explain?: Explain
  close?(): void
}

export type AuthenticationTools = {
  readonly provider: string
  readonly messages: ManifestMessages
  readonly settings: ManifestSettings
  /** The base address of the manifest. */
  readonly base: string
  readonly access: SourceAccess | undefined
  readonly http: HttpTools
  readonly now: () => Date
}
