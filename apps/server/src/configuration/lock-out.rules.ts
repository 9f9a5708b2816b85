import type { SettingKey } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import { conflict } from '../http/http-error.ts'
import { wasLastMailSent } from '../mail/outbox.queries.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { refuseProvidersOnly } from '../users/last-superadmin.rules.ts'

/** Throws 409 if a switch would prevent everyone from signing in, and so from turning it back. */
export async function refuseLockOut(
  trx: Transaction<Database>,
  services: Pick<Services, 'config'>,
  key: SettingKey,
  value: boolean,
): Promise<void> {
  if (key === 'RequireMultiFactorAuthentication' && value) await refuseLostCodes(trx, services)
  if (key === 'AllowExternalSignIn' && !value) await refuseProvidersOnly(trx)
}

/** Codes are sent by mail. With SMTP, a sent mail is the only proof that mail works. Files always work. */
async function refuseLostCodes(trx: Kysely<Database>, { config }: Pick<Services, 'config'>) {
  if (!config.mail.smtp || (await wasLastMailSent(trx))) return
  throw conflict(
    'Sign-in codes are sent by mail, and the last mail could not be sent, or none has been sent yet. Turn codes on for yourself in your profile first. Once a code has reached you, you can require codes for everyone.',
  )
}
