import { signInMessages } from '@tributary/sdk/session'
import type { Kysely } from 'kysely'
import { forbidden, type HttpError } from '../http/http-error.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { EMAIL_LINK_MS } from '../security/lifetimes.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { type Counted, mayTake } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Person } from './accounts.queries.ts'
import { replaceEmailChange } from './email-changes.queries.ts'

/** The limits on confirmation links for one account. */
export const linksSent = (userId: string): Counted[] => [
  ['address-link-quarter', userId],
  ['address-link-day', userId],
]

type Recipient = { userId: string; firstName: string; email: string }
type Sending = { by: 'owner' | 'administrator'; sessionId?: string }

/** Mails a link that makes this address the account's verified address when it is followed. */
export async function sendEmailLink(
  trx: Kysely<Database>,
  services: Pick<Services, 'secretBox' | 'clock'>,
  { userId, firstName, email }: Recipient,
  { by, sessionId }: Sending,
): Promise<void> {
  const token = newToken()
  const now = services.clock()
  await replaceEmailChange(trx, {
    user_id: userId,
    token_hash: hashOf(token),
    email,
    email_key: emailKey(email),
    session_id: sessionId ?? null,
    requested_at: now,
    expires_at: new Date(now.getTime() + EMAIL_LINK_MS),
  })
  await enqueueMail(trx, services, {
    recipient: email,
    mail: { kind: 'confirm-address', firstName, token, by },
    userId,
  })
}

/** Mails a new link to a user who must follow one before signing in. Returns the error to throw. */
export async function resendAndRefuse(services: Services, person: Person): Promise<HttpError> {
  const { storage, clock } = services
  if (await mayTake(storage.db, clock(), ...linksSent(person.userId)))
    await storage.db
      .transaction()
      .execute((trx) => sendEmailLink(trx, services, person, { by: 'administrator' }))
  return forbidden(signInMessages.addressUnconfirmed)
}
