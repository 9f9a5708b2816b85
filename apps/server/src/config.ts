import type { CheckedManifest, ExcelGuide } from '@tributary/domain'
import type { PasswordPolicyName } from '@tributary/sdk/common'
import type { Manifest } from '@tributary/sdk/manifests'
import type { RecaptchaSettings } from './captcha/recaptcha-settings.ts'
import type { AuthoriseSettings } from './connectors/authorise/authorise-settings.ts'
import type { AdmissionLimits } from './http/admission/admission-limits.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import type { ProviderSettings } from './session/providers/openid-provider.ts'
import type { DatabaseLimits } from './storage/database-limits.ts'
import type { TracingSettings } from './tracing/tracing-settings.ts'

/** A manifest of a source: ours, or the text of one in Airbyte's format. */
export type SourceManifest = Manifest | { readonly airbyte: string }

/** A custom source that an installation offers to all organisations. */
export type InstallationSource = { readonly text: string; readonly checked: CheckedManifest }

/** AWS's Cost Explorer and Security Token Service, the API of Cin7, and Uniconta's OData service. */
export type SourceAddresses = {
  readonly aws?: { readonly costs: URL; readonly sts: URL }
  readonly cin7?: string
  readonly uniconta?: string
}

/** At least one key, newest first. */
export type KeyList = readonly [Uint8Array, ...Uint8Array[]]

/** Where `/metrics` is served. */
export type MetricsAddress = { readonly port: number; readonly host: string }

export type Config = {
  /** The work of this process: requests, everything else, or both. */
  readonly role: 'all' | 'web' | 'worker'
  /** Variables without effect, one sentence each. */
  readonly warnings: readonly string[]
  readonly port: number
  readonly host: string
  /** Undefined without METRICS_PORT. */
  readonly metrics: MetricsAddress | undefined
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly tracing: TracingSettings | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** How long a start waits for a PostgreSQL server that cannot be reached yet. */
  readonly databaseWaitMs: number
  /** How long entries of the audit log are kept; undefined for ever. */
  readonly auditRetentionMs: number | undefined
  /** Time limits of the database that differ from the defaults. */
  readonly databaseLimits: Partial<DatabaseLimits>
  readonly publicUrl: URL
  readonly production: boolean
  readonly logLevel: string
  /** How long a request may take to arrive, body included. */
  readonly requestTimeoutMs: number
  /** Connections one address may have at a time; null behind a proxy, where all share its address. */
  readonly connectionsPerAddress: number | null
  /** The load above which calls are refused. */
  readonly admission: AdmissionLimits
  /** Where to report vulnerabilities, as a URI. */
  readonly securityContact: string
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number
  /** Origins from which a browser may call the API, including our own. */
  readonly allowedOrigins: readonly string[]
  /** Whether connectors may reach loopback and private networks, as the demo needs. */
  readonly allowPrivateTargets: boolean
  /** Further ports of organisations' databases that may be reached. */
  readonly targetPorts: readonly number[]
  /** The name servers that look up the records of mail domains; empty for those of this machine. */
  readonly dnsServers: readonly string[]
  /** Whether to skip the verification of certificates of organisations' databases. */
  readonly trustTargetCertificates: boolean
  /** The installation's manifests of sources, by connector type. */
  readonly sourceManifests: ReadonlyMap<string, SourceManifest>
  /** The custom sources of the installation, by their ids. */
  readonly installationSources: ReadonlyMap<string, InstallationSource>
  /** How connectors are authorised at their providers. */
  readonly authorise: AuthoriseSettings
  /** Other addresses of services that are the same for everyone, for the demo. */
  readonly sourceAddresses?: SourceAddresses
  /** The sign-in providers, by the name used in URLs. */
  readonly signInProviders: ReadonlyMap<string, ProviderSettings>
  /** Whether the demo is started; apps/demo reads this. */
  readonly demo: boolean
  /** Rounds per attempt at the captcha's puzzle; a browser needs about 150 attempts. */
  readonly captchaCost: number
  /** Keys of Google's captcha, which replaces our own. */
  readonly recaptcha: RecaptchaSettings | undefined
  /** Rules for new passwords: the default, OWASP ASVS 5.0 or NIST SP 800-63B-4. */
  readonly passwordPolicy: PasswordPolicyName
  /** Address of the first administrator, for an installation without one. */
  readonly adminEmail: string | undefined
  /** Videos of the guide to the Excel connector. */
  readonly excelGuide: ExcelGuide
  /** How mail is sent, and from which address. */
  readonly mail: MailSettings
  /** Seals the secrets kept in the database. */
  readonly encryptionKey: Uint8Array
  /** All keys that open stored secrets, newest first. The newest is `encryptionKey`. */
  readonly encryptionKeys: KeyList
  /** Signs access tokens. */
  readonly tokenKey: Uint8Array
  /** All keys that verify access tokens, newest first. The newest is `tokenKey`. */
  readonly tokenKeys: KeyList
  /** Folder of the built portal. It may be missing; then only the API is served. */
  readonly portalDir: string
}
