import type { Captcha } from './captcha/captcha.ts'
import type { Config } from './config.ts'
import type { AccountProviders } from './connectors/authorise/account-provider.ts'
import type { TargetDatabase } from './database/targets/target-database.ts'
import type { Cookies } from './http/host-cookie.ts'
import type { AccessTokens } from './security/access-token.ts'
import type { Passwords } from './security/passwords.ts'
import type { SignInProviders } from './security/sign-in-providers.ts'
import type { CodeHashes } from './security/verification-code.ts'
import type { SecretBox } from './storage/secret-box.ts'
import type { Storage } from './storage/storage.ts'
import type { OpenTarget, SourceAdapters } from './sync/index.ts'
import type { RefreshEngine } from './sync/refresh-engine.ts'

export type Clock = () => Date

/** What the features share. Everything that depends on the outside is handed over here. */
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
  /** Where connectors are authorised. */
  accountProviders: AccountProviders
  /** Seals what must not be readable in the database. */
  secretBox: SecretBox
  /** The databases of organisations. */
  targets: TargetDatabase
  /** How each type of connector is read. */
  sources: SourceAdapters
  /** Where connectors' tables go: our database, or a customer's. */
  openTarget: OpenTarget
}
