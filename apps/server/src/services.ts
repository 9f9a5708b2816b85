import type { Captcha } from './captcha/captcha.ts'
import type { Config } from './config.ts'
import type { AccountProviders } from './connectors/authorise/account-provider.ts'
import type { TargetDatabase } from './database/targets/target-database.ts'
import type { Cookies } from './http/host-cookie.ts'
import type { ResolveTxt } from './outbound/resolve-txt.ts'
import type { AccessTokens } from './security/access-token.ts'
import type { Passwords } from './security/passwords.ts'
import type { SignInProviders } from './security/sign-in-providers.ts'
import type { CodeHashes } from './security/verification-code.ts'
import type { SecretBox } from './storage/secret-box.ts'
import type { Storage } from './storage/storage.ts'
import type { OpenTarget, SourceAdapters } from './sync/index.ts'
import type { RefreshEngine } from './sync/refresh-engine.ts'
import type { HttpTools } from './sync/sources/http/http-source.ts'

export type Clock = () => Date

/** The dependencies that features share. Tests replace those that reach the outside. */
export type Services = {
  config: Config
  storage: Storage
  clock: Clock
  engine: RefreshEngine
  tokens: AccessTokens
  passwords: Passwords
  cookies: Cookies
  codeHashes: CodeHashes
  captcha: Captcha
  signInProviders: SignInProviders
  /** The providers at which connectors are authorised. */
  accountProviders: AccountProviders
  /** Looks up the records that verify mail domains. */
  resolveTxt: ResolveTxt
  /** Encrypts secrets stored in the database. */
  secretBox: SecretBox
  /** The databases of organisations. */
  targets: TargetDatabase
  /** Reads each type of connector. */
  sources: SourceAdapters
  /** Sends the requests of manifests that are tried. */
  http: HttpTools
  /** Opens the target of a connector: our database or an organisation's. */
  openTarget: OpenTarget
}
