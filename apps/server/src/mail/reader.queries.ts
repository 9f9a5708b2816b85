import type { Kysely } from 'kysely'
import type { PageLanguage } from '../page-language.ts'
import { emailKey } from '../security/email-key.ts'
import type { Database } from '../storage/schema.ts'
import type { MailReader } from './mail.ts'

/**
 * Returns the language of a mail: the one in which its reader last signed in. Without it, for example for an invited person, it is
 * the language of the request that caused the mail, and otherwise English.
 */
export async function languageOfReader(
  db: Kysely<Database>,
  recipient: string,
  { userId, language }: MailReader,
): Promise<PageLanguage> {
  const account = await db
    .selectFrom('users')
    .select('language')
    .where('kind', '=', 'person')
    .$if(userId === undefined, (users) =>
      users.where('email_key', '=', emailKey(recipient)).where('removed_at', 'is', null),
    )
    .$if(userId !== undefined, (users) => users.where('id', '=', userId ?? ''))
    .executeTakeFirst()
  return account?.language ?? language ?? 'en'
}
