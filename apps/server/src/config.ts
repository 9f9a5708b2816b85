import type { ExcelGuide } from '@tributary/domain'
import type { PasswordPolicyName } from '@tributary/sdk/common'
import type { RecaptchaSettings } from './captcha/recaptcha-settings.ts'
import type { AuthoriseSettings } from './connectors/authorise/authorise-settings.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import type { ProviderSettings } from './session/providers/openid-provider.ts'
import type { DatabaseLimits } from './storage/database-limits.ts'

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** How long a start waits for a PostgreSQL that cannot be reached yet. */
  readonly databaseWaitMs: number
  /** How long the database may take, where it is not the usual time. */
  readonly databaseLimits: Partial<DatabaseLimits>
  readonly publicUrl: URL
  readonly production: boolean
  readonly logLevel: string
  /** How long a request may take to arrive, body included. */
  readonly requestTimeoutMs: number
  /** How many connections one address may have at a time; null where they all come from a proxy. */
  readonly connectionsPerAddress: number | null
  /** Where to report vulnerabilities, as a URI. */
  readonly securityContact: string
  /** How many proxies stand in front and may say where a request came from; 0 when none does. */
  readonly trustedProxies: number
  /** Origins besides our own that a browser may call from. */
  readonly allowedOrigins: readonly string[]
  /** Whether connectors may reach loopback and private networks: the demo, and installations beside their sources. */
  readonly allowPrivateTargets: boolean
  /** Ports of organisations' databases that may be reached besides the usual ones. */
  readonly targetPorts: readonly number[]
  /** Whether certificates of organisations' databases go unverified. */
  readonly trustTargetCertificates: boolean
  /** How connectors are authorised at their providers. */
  readonly authorise: AuthoriseSettings
  /** The providers that people can sign in with, by the name addresses use. */
  readonly signInProviders: ReadonlyMap<string, ProviderSettings>
  /** Whether to fill an empty database with the demo's people and connectors. */
  readonly demo: boolean
  /** Rounds of one try at the captcha's puzzle; a browser needs some hundred and fifty tries. */
  readonly captchaCost: number
  /** Google's captcha instead of our own. */
  readonly recaptcha: RecaptchaSettings | undefined
  /** What is asked of new passwords: the specification's rule, OWASP ASVS 5.0 or NIST SP 800-63B-4. */
  readonly passwordPolicy: PasswordPolicyName
  /** Whose account the first administrator's is, of an installation that has none. */
  readonly adminEmail: string | undefined
  /** The videos of the guide to the Excel connector. */
  readonly excelGuide: ExcelGuide
  /** How mail leaves, and in whose name. */
  readonly mail: MailSettings
  /** Seals the secrets kept in the database. */
  readonly encryptionKey: Uint8Array
  /** Signs access tokens. */
  readonly tokenKey: Uint8Array
  /** The built portal; absent while only the API is served. */
  readonly portalDir: string
}
