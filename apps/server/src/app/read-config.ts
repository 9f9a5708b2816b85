import { resolve } from 'node:path'
import { recaptchaSettings } from '../captcha/recaptcha-settings.ts'
import type { Config, KeyList } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { authoriseSettings } from '../connectors/authorise/authorise-settings.ts'
import { loopbackNames } from '../loopback.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { places } from '../places.ts'
import { guideVideos } from '../portal/guide-videos.ts'
import { providerSettings } from '../session/providers/provider-settings.ts'
import { givenEncryptionKeys } from '../settings/given-keys.ts'
import { readEnvironment } from '../settings/read-environment.ts'
import type { Environment } from '../settings/secret-files.ts'
import type { EnvironmentValues } from '../settings/settings.ts'
import { keyFromFile, keysFromEnvironment } from '../storage/key-file.ts'
import { readManifestFolder } from '../sync/index.ts'
import { prepareDataDir } from './data-dir.ts'

/**
 * Reads and checks the environment. Outside production, missing keys are created in the data directory. Throws a
 * {@link ConfigError} that lists every problem.
 */
export function readConfig(given: Environment): Config {
  const { environment, values: env, problems, warnings } = readEnvironment(given)
  if (!env) throw new ConfigError(listed(problems))
  const production = env.NODE_ENV === 'production'
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const dataDir = resolve(env.DATA_DIR ?? places.dataDir)
  prepareDataDir(dataDir)
  const encryptionKeys = keysOf(`${dataDir}/encryption-key`, givenEncryptionKeys(environment))
  const tokenKeys = keysOf(
    `${dataDir}/token-key`,
    env.TOKEN_KEY ? keysFromEnvironment('TOKEN_KEY', env.TOKEN_KEY) : undefined,
  )
  const demo = env.DEMO ?? (!production && !env.DATABASE_URL)
  return {
    role: env.ROLE,
    warnings,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    tracing: tracingOf(env),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseWaitMs: env.DATABASE_WAIT * 1000,
    auditRetentionMs: env.AUDIT_RETENTION === undefined ? undefined : env.AUDIT_RETENTION * 24 * 3_600_000,
    databaseLimits: env.DATABASE_TIMEOUT === undefined ? {} : { statementMs: env.DATABASE_TIMEOUT * 1000 },
    publicUrl,
    production,
    logLevel: env.LOG_LEVEL,
    requestTimeoutMs: env.REQUEST_TIMEOUT * 1000,
    connectionsPerAddress: env.TRUST_PROXY > 0 ? null : env.CONNECTIONS_PER_ADDRESS,
    admission: {
      requests: env.MAX_REQUESTS,
      signIns: env.MAX_SIGN_INS,
      pollMs: env.MAX_POLL_TIME,
      signInMs: env.MAX_SIGN_IN_TIME,
      eventLoopMs: env.MAX_EVENT_LOOP_DELAY,
      connectionWaitMs: env.MAX_DATABASE_WAIT,
    },
    // RFC 2142 reserves this mailbox.
    securityContact: env.SECURITY_CONTACT ?? `mailto:security@${publicUrl.hostname}`,
    trustedProxies: env.TRUST_PROXY,
    allowedOrigins: [...ownOrigins(publicUrl, production), ...env.ALLOWED_ORIGINS],
    demo,
    captchaCost: env.CAPTCHA_COST,
    recaptcha: recaptchaSettings(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET),
    passwordPolicy: env.PASSWORD_POLICY,
    adminEmail: env.ADMIN_EMAIL,
    authorise: authoriseSettings(environment),
    signInProviders: providerSettings(environment),
    allowPrivateTargets: env.ALLOW_PRIVATE_TARGETS ?? demo,
    targetPorts: env.TARGET_PORTS ?? [],
    dnsServers: env.DNS_SERVERS ?? [],
    trustTargetCertificates: env.TRUST_TARGET_CERTIFICATES,
    ...readManifestFolder(env.SOURCE_MANIFESTS),
    excelGuide: guideVideos(environment),
    mail: mailSettings({
      smtpUrl: env.SMTP_URL,
      smtpTls: env.SMTP_TLS,
      from: env.MAIL_FROM,
      publicUrl,
      dataDir,
    }),
    encryptionKey: encryptionKeys[0],
    encryptionKeys,
    tokenKey: tokenKeys[0],
    tokenKeys,
    portalDir: places.portalDir,
  }
}

const tracingOf = (env: EnvironmentValues): Config['tracing'] =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: env.OTEL_SERVICE_NAME,
        sampler: env.OTEL_TRACES_SAMPLER,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      }

const listed = (problems: readonly string[]) =>
  ['The server cannot start with these settings:', ...problems.map((problem) => `  ${problem}`)].join('\n')

// In production both keys are set: production-problems.ts has checked that.
const keysOf = (file: string, given: KeyList | undefined): KeyList => given ?? [keyFromFile(file)]

// On a developer's machine the portal is reachable under three host names.
function ownOrigins(publicUrl: URL, production: boolean) {
  if (production || !loopbackNames.includes(publicUrl.hostname)) return [publicUrl.origin]
  return loopbackNames.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin)
}
