import type { Transaction } from 'kysely'
import { postMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'
import { deleteDevices } from '../session/device.queries.ts'
import { endEverySession } from '../session/session.queries.ts'
import type { Database } from '../storage/schema.ts'
import { deletePasswordLinks } from './user-writes.queries.ts'
import type { PersonRow } from './users.queries.ts'

type Trx = Transaction<Database>

/** Whoever got in with what an account was before stays in no longer, by no way; closing it opens none either. */
export async function shutOut(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  { sessionId }: Caller,
  userId: string,
  reason: 'account' | 'password',
): Promise<void> {
  await endEverySession(trx, userId, reason, clock(), sessionId)
  await deleteDevices(trx, userId)
  await deletePasswordLinks(trx, userId)
}

/** Tells somebody, at the address they had, that their password is another one now. */
export const tellOfPassword = (
  trx: Trx,
  services: Pick<Services, 'secretBox' | 'clock'>,
  { emailAddress, firstName }: PersonRow,
): Promise<void> =>
  postMail(trx, services, { recipient: emailAddress, mail: { kind: 'password-changed', firstName } })
