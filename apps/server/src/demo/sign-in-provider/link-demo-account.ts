import type { Kysely } from 'kysely'
import { linkIdentity } from '../../account/identities.queries.ts'
import { emailKey } from '../../security/email-key.ts'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import { DEMO_PROVIDER_NAME, linkedDemoAccount } from './demo-accounts.ts'
import type { DemoSignInProvider } from './demo-sign-in-provider.ts'

/** Links the one demo person who signs in with the provider, unless she has removed it; moves every link along with the provider. */
export async function linkDemoAccount(
  { db }: Storage,
  { issuer, formerIssuer }: Pick<DemoSignInProvider, 'issuer' | 'formerIssuer'>,
  now: Date,
): Promise<void> {
  const { id: subject, email } = linkedDemoAccount
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
    await linkIdentity(trx, { issuer: issuer.origin, subject, provider: DEMO_PROVIDER_NAME }, person.id, now)
  })
}

const wasUnlinked = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'account.unlinked')
    .where('target', '=', userId)
    .executeTakeFirst()) !== undefined
