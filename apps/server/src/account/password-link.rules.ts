import type { Kysely } from 'kysely'
import { enqueueMail } from '../mail/outbox.ts'
import { PASSWORD_LINK_MS } from '../security/lifetimes.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { PasswordTokenPurpose } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>
type Recipient = { userId: string; firstName: string; email: string }

/** Mails a link to set a password, in the caller's transaction; see {@link newPasswordToken}. */
export async function sendPasswordLink(
  trx: Db,
  services: Pick<Services, 'secretBox' | 'clock'>,
  { userId, firstName, email }: Recipient,
  purpose: PasswordTokenPurpose,
): Promise<void> {
  const token = await newPasswordToken(trx, services, userId, purpose)
  await enqueueMail(trx, services, {
    recipient: email,
    mail: { kind: 'password-link', firstName, token, purpose },
  })
}

/**
 * Returns the token of a link to set a password, and invalidates the previous one. It works once: within an hour for a
 * reset, within seven days for a first password.
 */
export async function newPasswordToken(
  trx: Db,
  services: Pick<Services, 'clock'>,
  userId: string,
  purpose: PasswordTokenPurpose,
): Promise<string> {
  const token = newToken()
  const row = {
    token_hash: hashOf(token),
    purpose,
    expires_at: new Date(services.clock().getTime() + PASSWORD_LINK_MS[purpose]),
  }
  await trx
    .insertInto('password_tokens')
    .columns(['user_id', 'token_hash', 'purpose', 'expires_at'])
    .expression(
      // Selects from `users`, so that it takes the same time without such an account.
      trx
        .selectFrom('users')
        .select((select) => [
          'id',
          select.val(row.token_hash).as('token_hash'),
          select.val(row.purpose).as('purpose'),
          select.cast<Date>(select.val(row.expires_at), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return token
}

export const userOfToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('password_tokens')
    .select('user_id as userId')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses a token up; undefined if another request was first. */
export const consumeToken = (trx: Db, token: string, now: Date) =>
  trx
    .deleteFrom('password_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst()

/** Invalidates the user's links to set a password. */
export async function deletePasswordLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('user_id', '=', userId).execute()
}

export async function prunePasswordTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<', now).execute()
}
