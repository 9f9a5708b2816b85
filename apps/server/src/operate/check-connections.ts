import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { mailSettings } from '../mail/mail-settings.ts'
import { trySmtp } from '../mail/sending/smtp.ts'
import { MailNotAccepted } from '../mail/sending/transport.ts'
import { places } from '../places.ts'
import { givenEncryptionKeys } from '../settings/given-keys.ts'
import type { Environment } from '../settings/secret-files.ts'
import type { EnvironmentValues } from '../settings/settings.ts'
import { keyFromFile } from '../storage/key-file.ts'
import { checkDatabase } from './check-database.ts'
import type { CheckedConfig } from './checked-config.ts'

/** Tries what a server with these settings connects to. */
export async function checkConnections(
  environment: Environment,
  values: EnvironmentValues,
): Promise<CheckedConfig> {
  const keys = encryptionKeys(environment, values)
  const url = values.DATABASE_URL
  const found = [...(await mailProblems(values)), ...(url ? await checkDatabase(url, keys) : [])]
  return {
    problems: found,
    warnings: [...(url ? [] : [embedded]), ...(url && keys.length === 0 ? [noKey] : [])],
  }
}

const embedded = 'The embedded database was not checked, because only one process can open it.'
const noKey = 'The stored secrets were not checked: ENCRYPTION_KEY is not set, and DATA_DIR has no key.'

/** The keys that a start would use. Only a start creates one. */
function encryptionKeys(environment: Environment, { DATA_DIR }: EnvironmentValues): readonly Uint8Array[] {
  const given = givenEncryptionKeys(environment)
  if (given) return given
  const file = resolve(DATA_DIR ?? places.dataDir, 'encryption-key')
  return existsSync(file) ? [keyFromFile(file)] : []
}

async function mailProblems({ SMTP_URL, SMTP_TLS, PUBLIC_URL }: EnvironmentValues): Promise<string[]> {
  const publicUrl = new URL(PUBLIC_URL ?? 'http://localhost')
  const given = { smtpUrl: SMTP_URL, smtpTls: SMTP_TLS, from: undefined, publicUrl, dataDir: '' }
  const { smtp } = mailSettings(given)
  if (!smtp) return []
  try {
    await trySmtp(smtp, { name: publicUrl.hostname })
    return []
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error
    return [
      `The mail server ${smtp.host}:${smtp.port} (SMTP_URL) cannot be used: ${error.message}. Check its address, SMTP_TLS and the login.`,
    ]
  }
}
