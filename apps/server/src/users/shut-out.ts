import type { Transaction } from 'kysely'
import { deletePasswordLinks } from '../account/password-link.rules.ts'
import { postMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'
import { deleteDevices } from '../session/device.queries.ts'
import { emailKey } from '../session/email-key.ts'
import { endEverySession } from '../session/session.queries.ts'
import type { Database } from '../storage/schema.ts'
import { isClosed, type Wanted } from './user-rights.ts'
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

/**
 * Ends what a user got in with when they are changed in what it rests on: password, address, role or status. They are
 * told of a new password or address at the address they had, which is the only one known to be theirs.
 */
export async function shutOutChanged(
  trx: Trx,
  services: Pick<Services, 'secretBox' | 'clock'>,
  caller: Caller,
  user: PersonRow,
  wanted: Wanted & { email: string },
): Promise<void> {
  const moves = wanted.emailKey !== emailKey(user.emailAddress)
  const reason = wanted.password ? 'password' : 'account'
  if (wanted.password || moves || isClosed(wanted.status))
    await shutOut(trx, services, caller, user.id, reason)
  else if (wanted.role.id !== user.roleId)
    await endEverySession(trx, user.id, reason, services.clock(), caller.sessionId)
  const { emailAddress: recipient, firstName } = user
  if (wanted.password)
    await postMail(trx, services, { recipient, mail: { kind: 'password-changed', firstName } })
  if (moves)
    await postMail(trx, services, {
      recipient,
      mail: { kind: 'email-changed', firstName, newAddress: wanted.email },
    })
}
