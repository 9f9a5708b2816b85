import { organisationNamesOf } from '../account/account.queries.ts'
import { deletePasswordLinks } from '../account/password-link.rules.ts'
import { audit } from '../audit/audit.ts'
import { postMail } from '../mail/outbox.ts'
import { badRequest } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { deleteDevices } from './device.queries.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { accountById, endEverySession, replacePasswordHash, sessionById } from './session.queries.ts'
import { noSession, provePassword } from './session.rules.ts'
import { from, type Visitor } from './visitor.ts'

export type PasswordChange = { currentPassword: string; password: string }

const WRONG = 'Your present password is not correct.'
const NONE = 'Your account has no password yet. Please use “Forgot password?” on the sign-in page to set one.'

/**
 * Changes the caller's password for one who knows the present one; tries run out as they do at sign-in. Their other
 * sessions, every trusted device and every link to set a password end, and they are told by mail.
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { currentPassword, password }: PasswordChange,
  visitor: Visitor,
): Promise<void> {
  const { storage, passwords, clock } = services
  const { userId, sessionId, email, firstName, lastName } = caller
  if (!(await accountById(storage.db, userId))?.passwordHash) throw badRequest(NONE)
  const proved = await provePassword(services, { emailAddress: email, password: currentPassword }, visitor)
  if (proved?.userId !== userId) throw badRequest(WRONG)
  const companyNames = await organisationNamesOf(storage.db, userId)
  const secondFactor = caller.requireMultiFactorAuthentication
  const known = { firstName, lastName, emailAddress: email, companyNames, secondFactor }
  await refuseWeakPassword(services, password, known)
  const hash = await passwords.hash(password)
  await storage.db.transaction().execute(async (trx) => {
    const now = clock()
    await replacePasswordHash(trx, userId, hash)
    // Whoever replaced it in the meantime ended this session, and must not be undone by it.
    if ((await sessionById(trx, sessionId))?.endedAt !== null) throw noSession()
    await endEverySession(trx, userId, 'password', now, sessionId)
    await deleteDevices(trx, userId)
    await deletePasswordLinks(trx, userId)
    await postMail(trx, services, { recipient: email, mail: { kind: 'password-changed', firstName } })
    await audit(trx, {
      at: now,
      action: 'password.changed',
      actorId: userId,
      target: userId,
      ...from(visitor),
    })
  })
}
