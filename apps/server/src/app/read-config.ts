import { resolve } from 'node:path'
import { emailError, type PasswordPolicyName } from '@tributary/sdk/common'
import { z } from 'zod'
import { recaptchaSettings } from '../captcha/recaptcha-settings.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { authoriseSettings } from '../connectors/authorise/authorise-settings.ts'
import { loopbackNames } from '../loopback.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { guideVideos } from '../portal/guide-videos.ts'
import { providerSettings } from '../session/providers/provider-settings.ts'
import { keyFromEnvironment, keyFromFile } from '../storage/key-file.ts'
import { readManifestFolder } from '../sync/index.ts'
import { prepareDataDir } from './data-dir.ts'
import { productionProblems } from './production-problems.ts'

z.config({ jitless: true })

const repository = resolve(import.meta.dirname, '../../../..')
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

// The number of proxies, counted from our end: the sender can forge the first entries of X-Forwarded-For.
const proxies = z.union([
  z.enum(['true', 'false']).transform((text) => (text === 'true' ? 1 : 0)),
  z.coerce.number().int().min(0).max(10),
])

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).default(60),
  DATABASE_TIMEOUT: z.coerce.number().min(1).max(3600).optional(),
  EMBEDDED_IN_PRODUCTION: flag.default(false),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.default(0),
  REQUEST_TIMEOUT: z.coerce.number().min(0.05).max(3600).default(30),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  MAX_REQUESTS: z.coerce.number().int().min(4).max(1_000_000).default(400),
  MAX_SIGN_INS: z.coerce.number().int().min(1).max(1_000_000).default(250),
  MAX_POLL_TIME: z.coerce.number().int().min(1).max(60_000).default(1_000),
  MAX_SIGN_IN_TIME: z.coerce.number().int().min(1).max(60_000).default(5_000),
  MAX_EVENT_LOOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(200),
  MAX_DATABASE_WAIT: z.coerce.number().int().min(0).max(60_000).default(250),
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  DEMO: flag.optional(),
  CAPTCHA_COST: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  PASSWORD_POLICY: z.enum(['spec', 'asvs', 'nist'] satisfies PasswordPolicyName[]).default('spec'),
  ALLOW_PRIVATE_TARGETS: flag.optional(),
  TARGET_PORTS: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/)
    .optional(),
  TRUST_TARGET_CERTIFICATES: flag.default(false),
  SOURCE_MANIFESTS: z.string().optional(),
  SMTP_URL: z.string().optional(),
  SMTP_TLS: z.enum(['required', 'optional']).default('required'),
  MAIL_FROM: z.string().optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((address) => emailError(address) === null, 'must be an email address')
    .optional(),
  ENCRYPTION_KEY: z.string().optional(),
  TOKEN_KEY: z.string().optional(),
})

/**
 * Reads and checks the environment. Outside production, missing keys are created in the data directory. Throws a
 * {@link ConfigError} that lists every problem.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = settingsIn(withoutBlanks(environment))
  const production = env.NODE_ENV === 'production'
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const dataDir = resolve(env.DATA_DIR ?? `${repository}/.data`)
  prepareDataDir(dataDir)
  const key = (name: 'ENCRYPTION_KEY' | 'TOKEN_KEY') =>
    keyFor(name, env[name], `${dataDir}/${name.toLowerCase().replace('_', '-')}`)
  const demo = env.DEMO ?? (!production && !env.DATABASE_URL)
  return {
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseWaitMs: env.DATABASE_WAIT * 1000,
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
    allowedOrigins: [...ownOrigins(publicUrl, production), ...originsIn(env.ALLOWED_ORIGINS)],
    demo,
    captchaCost: env.CAPTCHA_COST,
    recaptcha: recaptchaSettings(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET),
    passwordPolicy: env.PASSWORD_POLICY,
    adminEmail: env.ADMIN_EMAIL,
    authorise: authoriseSettings(environment),
    signInProviders: providerSettings(environment),
    allowPrivateTargets: env.ALLOW_PRIVATE_TARGETS ?? demo,
    targetPorts: env.TARGET_PORTS?.split(',').map(Number) ?? [],
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
    encryptionKey: key('ENCRYPTION_KEY'),
    tokenKey: key('TOKEN_KEY'),
    portalDir: resolve(repository, 'apps/portal/dist'),
  }
}

function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

/** Reports all problems together, so that one more start is enough. */
function settingsIn(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment)
  const problems = [
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
    ...(environment.NODE_ENV === 'production' ? productionProblems(environment) : []),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(listed(problems))
  return parsed.data
}

const listed = (problems: readonly string[]) =>
  ['The server cannot start with these settings:', ...problems.map((problem) => `  ${problem}`)].join('\n')

// In production both keys are set: production-problems.ts has checked that.
const keyFor = (name: string, given: string | undefined, file: string) =>
  given ? keyFromEnvironment(name, given) : keyFromFile(file)

// On a developer's machine the portal is reachable under three host names.
function ownOrigins(publicUrl: URL, production: boolean) {
  if (production || !loopbackNames.includes(publicUrl.hostname)) return [publicUrl.origin]
  return loopbackNames.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin)
}

function originsIn(list: string) {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => new URL(origin).origin)
}
