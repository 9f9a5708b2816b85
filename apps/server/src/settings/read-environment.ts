import { recaptchaSettings } from '../captcha/recaptcha-settings.ts'
import { ConfigError } from '../config-error.ts'
import { authoriseSettings } from '../connectors/authorise/authorise-settings.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { guideVideos } from '../portal/guide-videos.ts'
import { providerSettings } from '../session/providers/provider-settings.ts'
import { keysFromEnvironment } from '../storage/key-file.ts'
import { readManifestFolder } from '../sync/index.ts'
import { checkKeyCommand } from './given-keys.ts'
import { misspelled } from './misspelled.ts'
import { productionProblems } from './production-problems.ts'
import { roleProblems } from './role-problems.ts'
import { type Environment, readSecretFiles } from './secret-files.ts'
import { type EnvironmentValues, environmentSchema, everySetting } from './settings.ts'

export type ReadEnvironment = {
  /** What the server cannot start with, one sentence each. */
  readonly problems: readonly string[]
  /** What has no effect, or is risky. */
  readonly warnings: readonly string[]
  /** The variables without blank ones, with the contents of secret files. */
  readonly environment: Environment
  /** Undefined with problems. */
  readonly values: EnvironmentValues | undefined
}

/** Reads and checks all variables, and the files that they name. Creates nothing, and never repeats a secret. */
export function readEnvironment(given: Environment): ReadEnvironment {
  const { environment: merged, problems: ofFiles } = readSecretFiles(given)
  const environment = withoutBlanks(merged)
  const parsed = environmentSchema.safeParse(environment)
  const problems = [
    ...ofFiles,
    ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => sentenceFor(String(path[0])))),
    ...(environment.NODE_ENV === 'production' ? productionProblems(environment) : []),
    ...roleProblems(environment),
    ...checks.flatMap((check) => problemsOf(() => check(environment))),
  ]
  return {
    problems: [...new Set(problems)],
    warnings: misspelled(given),
    environment,
    values: parsed.success && problems.length === 0 ? parsed.data : undefined,
  }
}

const withoutBlanks = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))

function sentenceFor(name: string): string {
  const { type = 'valid', unit } = everySetting.get(name) ?? {}
  return `${name} must be ${type.replaceAll('`', '')}${unit ? ` (${unit})` : ''}.`
}

/** Checks of variables that belong together, or whose form a pattern cannot describe. */
const checks: readonly ((environment: Environment) => unknown)[] = [
  ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }) => recaptchaSettings(RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET),
  authoriseSettings,
  providerSettings,
  guideVideos,
  ({ SMTP_URL: smtpUrl }) => mailSettings({ ...mailOf(undefined), smtpUrl }),
  ({ MAIL_FROM: from }) => mailSettings(mailOf(from)),
  ({ SOURCE_MANIFESTS }) => readManifestFolder(SOURCE_MANIFESTS),
  checkKeyCommand,
  keyCheck('ENCRYPTION_KEY'),
  keyCheck('TOKEN_KEY'),
]

const mailOf = (from: string | undefined) => ({
  from,
  smtpUrl: undefined,
  smtpTls: 'required' as const,
  publicUrl: new URL('http://localhost'),
  dataDir: '',
})

function keyCheck(name: string): (environment: Environment) => unknown {
  return ({ [name]: key }) => (key === undefined ? undefined : keysFromEnvironment(name, key))
}

function problemsOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return [error.message]
    throw error
  }
}
