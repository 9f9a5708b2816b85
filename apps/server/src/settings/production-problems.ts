import type { Environment } from './secret-files.ts'

const CHEAPEST_CAPTCHA = 1_000

/** Returns one sentence for each requirement of production that the environment does not meet. */
export const productionProblems = (env: Environment): string[] =>
  rules.flatMap(([sentence, isMet]) => (isMet(env) ? [] : [sentence])).concat(keyProblems(env))

const isOn = (text: string | undefined) => text === 'true' || text === '1'

const rules: readonly [sentence: string, isMet: (env: Environment) => boolean][] = [
  ['DEMO must not be true: demo people have known passwords.', ({ DEMO }) => !isOn(DEMO)],
  [
    'DATABASE_URL must be set: the embedded database may lose its last writes in a power cut. EMBEDDED_IN_PRODUCTION=true allows it.',
    ({ DATABASE_URL, EMBEDDED_IN_PRODUCTION }) => DATABASE_URL !== undefined || isOn(EMBEDDED_IN_PRODUCTION),
  ],
  ['PUBLIC_URL must be set to an https address.', ({ PUBLIC_URL }) => /^https:/i.test(PUBLIC_URL ?? '')],
  [
    'SMTP_URL must be set: without it, codes and links are written to files and reach no one.',
    ({ SMTP_URL, ROLE }) => SMTP_URL !== undefined || ROLE === 'web',
  ],
  [
    `CAPTCHA_COST must be at least ${CHEAPEST_CAPTCHA}.`,
    ({ CAPTCHA_COST }) => !(Number(CAPTCHA_COST ?? CHEAPEST_CAPTCHA) < CHEAPEST_CAPTCHA),
  ],
]

const keyProblems = (env: Environment) =>
  ['ENCRYPTION_KEY', 'TOKEN_KEY']
    .filter((name) => env[name] === undefined)
    .filter((name) => name !== 'ENCRYPTION_KEY' || env.ENCRYPTION_KEY_COMMAND === undefined)
    .map(
      (name) => `${name} must be set: 32 random bytes in base64, for example from "openssl rand -base64 32".`,
    )
