import type { SessionUser } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { type Account, accountById, verifyAddress } from '../account/accounts.queries.ts'
import { type DeviceTrust, listDevices, rememberDevice } from '../account/device.rules.ts'
import { linkWaitingIdentities } from '../account/identities.queries.ts'
import { refuseInactive } from '../account/verify-password.rules.ts'
import { audit } from '../audit/audit.ts'
import { from, type Visitor } from '../http/request-context.ts'
import { badRequest, forbidden, unauthorised } from '../plugins/http-error.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { changeCodes } from './multi-factor.rules.ts'
import { isLive } from './session.rules.ts'
import { type Entry, sessionUser, startSession } from './start-session.ts'
import { type Checked, checkCode, type Entered } from './verification.rules.ts'

export type Confirmation = { reference: string; code: string; trustDevice: boolean }

export const WRONG_CODE = 'The verification code is not correct.'
const unknownReference = () => unauthorised('Verification failed.')

/** Finishes a sign-in that asked for a code, in the browser it began in (CALL-01, CALL-03). */
export async function confirmSignIn(
  services: Services,
  { reference, code, trustDevice }: Confirmation,
  visitor: Visitor,
): Promise<Extract<Entry, { kind: 'signed-in' }>> {
  const bound = { browserHash: hashOf(visitor.attemptToken ?? '') }
  const entered = { reference, code, purposes: ['sign-in'], bound } satisfies Entered
  const { userId } = await right(services, entered, visitor)
  const person = await activeAccount(services, userId)
  let device: DeviceTrust | undefined
  const issued = await startSession(services, person, visitor, async (trx) => {
    if (person.emailStatus === 'needs-code') await verifyByCode(trx, services, person, visitor)
    device = await rememberDevice(trx, { userId, visitor, trust: trustDevice, now: services.clock() })
  })
  return { kind: 'signed-in', issued, device }
}

/** The code was mailed to the address, and the person who entered it signed up: what waited for that counts now. */
async function verifyByCode(
  trx: Transaction<Database>,
  { clock }: Services,
  { userId, email }: Account,
  visitor: Visitor,
) {
  if (!(await verifyAddress(trx, userId, emailKey(email), 'needs-code'))) return
  await linkWaitingIdentities(trx, userId, clock())
  await audit(trx, {
    at: clock(),
    action: 'account.address-verified',
    actorId: userId,
    target: userId,
    ...from(visitor),
  })
}

/** Makes the change to the codes that was asked for with this reference, as long as that session lives (CALL-03). */
export async function confirmChange(
  services: Services,
  { reference, code }: Pick<Confirmation, 'reference' | 'code'>,
  visitor: Visitor,
): Promise<SessionUser> {
  const entered = {
    reference,
    code,
    purposes: ['mfa-enable', 'mfa-disable'],
    bound: 'its own session',
  } satisfies Entered
  const { userId, purpose, sessionId } = await right(services, entered, visitor)
  if (!sessionId || !(await isLive(services, sessionId))) throw unknownReference()
  const person = await activeAccount(services, userId)
  const enabled = purpose === 'mfa-enable'
  await changeCodes(services, person, enabled, visitor)
  return sessionUser({ ...person, requireMfa: enabled }, await listDevices(services, userId))
}

async function right(services: Services, entered: Entered, visitor: Visitor) {
  const checked: Checked = await checkCode(services, entered)
  if (checked.kind === 'right') return checked
  await audit(services.storage.db, {
    at: services.clock(),
    action: 'verification.refused',
    ...from(visitor),
  })
  throw checked.kind === 'wrong' ? badRequest(WRONG_CODE) : unknownReference()
}

async function activeAccount({ storage }: Services, userId: string): Promise<Account> {
  const person = await accountById(storage.db, userId)
  if (!person) throw forbidden('This account is not active.')
  refuseInactive(person)
  return person
}
