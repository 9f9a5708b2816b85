import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mailSettings } from '../mail/mail-settings.ts'
import { trySmtp } from '../mail/sending/smtp.ts'
import { MailNotAccepted } from '../mail/sending/transport.ts'
import { places } from '../places.ts'
import { givenEncryptionKeys } from '../settings/given-keys.ts'
import type { Environment } from '../settings/secret-files.ts'
import type { EnvironmentValues } from '../settings/settings.ts'
import { keyFromFile } from '../storage/key-file.ts'
import { checkDatabase, checkEmbedded } from './check-database.ts'
import type { CheckedConfig, Tried } from './checked-config.ts'

/** Tries what a server with these settings connects to. */
export async function checkConnections(
  environment: Environment,
  values: EnvironmentValues,
): Promise<CheckedConfig> {
  const keys = encryptionKeys(environment, values)
  const url = values.DATABASE_URL
  const mail = await tryMail(values)
  const database = url
    ? { ...(await checkDatabase(url, keys)), warnings: keys.length === 0 ? [noKey] : [] }
    : await checkEmbedded(dataDirOf(values), keys)
  return {
    problems: [...mail.problems, ...database.problems],
    warnings: database.warnings,
    reached: [...mail.reached, ...database.reached],
  }
}

const noKey = 'The stored secrets were not checked: ENCRYPTION_KEY is not set, and DATA_DIR has no key.'

const dataDirOf = ({ DATA_DIR }: EnvironmentValues) => resolve(DATA_DIR ?? places.dataDir)

/** The keys that a start would use. Only a start creates one. */
function encryptionKeys(environment: Environment, values: EnvironmentValues): readonly Uint8Array[] {
  const given = givenEncryptionKeys(environment)
  if (given) return given
  const file = join(dataDirOf(values), 'encryption-key')
  return existsSync(file) ? [keyFromFile(file)] : []
}

async function tryMail({ SMTP_URL, SMTP_TLS, PUBLIC_URL }: EnvironmentValues): Promise<Tried> {
  const publicUrl = new URL(PUBLIC_URL ?? 'http://localhost')
  const given = { smtpUrl: SMTP_URL, smtpTls: SMTP_TLS, from: undefined, publicUrl, dataDir: '' }
  const { smtp } = mailSettings(given)
  if (!smtp) return { problems: [], reached: [] }
  const server = `mail server ${smtp.host}:${smtp.port} (SMTP_URL)`
  try {
    await trySmtp(smtp, { name: publicUrl.hostname })
    return { problems: [], reached: [`Reached the ${server}.`] }
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error
    const problem = `The ${server} cannot be used: ${error.message}. Check its address, SMTP_TLS and the login.`
    return { problems: [problem], reached: [] }
  }
}
