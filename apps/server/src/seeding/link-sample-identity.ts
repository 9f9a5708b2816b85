import type { Kysely } from 'kysely'
import { linkIdentity } from '../account/identities.queries.ts'
import { emailKey } from '../security/email-key.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

type Identity = { subject: string; provider: string; email: string }

/**
 * Links a person to an identity at a provider, unless the person has removed that link. When the provider's address has
 * changed, all links to it follow.
 */
export async function linkSampleIdentity(
  { db }: Storage,
  { subject, provider, email }: Identity,
  { issuer, formerIssuer }: { issuer: URL; formerIssuer: URL | undefined },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['external_identities', 'external_sign_ups'] as const)
      if (formerIssuer)
        await trx
          .updateTable(table)
          .set({ issuer: issuer.origin })
          .where('issuer', '=', formerIssuer.origin)
          .execute()
    const linked = await trx
      .selectFrom('external_identities')
      .select('subject')
      .where('issuer', '=', issuer.origin)
      .where('subject', '=', subject)
      .executeTakeFirst()
    const person = await trx
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (linked || !person || (await wasUnlinked(trx, person.id))) return
    await linkIdentity(trx, { issuer: issuer.origin, subject, provider }, person.id, now)
  })
}

const wasUnlinked = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'account.unlinked')
    .where('target', '=', userId)
    .executeTakeFirst()) !== undefined
