import type { SettingKey } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import { conflict } from '../http/http-error.ts'
import { wasLastMailSent } from '../mail/outbox.queries.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { refuseProvidersOnly } from '../users/last-superadmin.rules.ts'

/** Refuses to turn a switch after which nobody could sign in any more, to turn it back. */
export async function refuseLockOut(
  trx: Transaction<Database>,
  services: Pick<Services, 'config'>,
  key: SettingKey,
  value: boolean,
): Promise<void> {
  if (key === 'RequireMultiFactorAuthentication' && value) await refuseLostCodes(trx, services)
  if (key === 'AllowExternalSignIn' && !value) await refuseProvidersOnly(trx)
}

/** Codes go by mail, and files always arrive: what a mail server does with a mail is known once one was sent. */
async function refuseLostCodes(trx: Kysely<Database>, { config }: Pick<Services, 'config'>) {
  if (!config.mail.smtp || (await wasLastMailSent(trx))) return
  throw conflict(
    'Codes go by mail, and the last mail could not be sent, or none has been yet. Turn codes on for yourself in your profile first: once one has reached you, everybody can be asked for them.',
  )
}
