import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'

type Db = Kysely<Database>

/** Returns the providers that users can currently sign in with. */
export const usableProviders = async (
  db: Db,
  { signInProviders }: Pick<Services, 'signInProviders'>,
): Promise<string[]> => ((await isSettingOn(db, 'AllowExternalSignIn')) ? [...signInProviders.keys()] : [])

export type SignInCriteria = { roleIds: readonly number[]; providers: readonly string[]; except?: string }

/** Whether any active user with these roles can sign in, with a password or one of these providers. */
export async function canAnyoneSignIn(
  db: Db,
  { roleIds, providers, except }: SignInCriteria,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .select('users.id')
    .where('users.role_id', 'in', roleIds)
    .where('statuses.name', '=', 'active')
    .where('users.email_status', '<>', 'needs-link')
    .where((is) => {
      const password = is('users.password_hash', 'is not', null)
      if (providers.length === 0) return password
      return is.or([password, is('users.id', 'in', linkedTo(db, providers))])
    })
    .$if(except !== undefined, (query) => query.where('users.id', '<>', except ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

const linkedTo = (db: Db, providers: readonly string[]) =>
  db
    .selectFrom('external_identities')
    .select('external_identities.user_id')
    .where('external_identities.provider', 'in', providers)

const withSignInMethod = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((is) =>
      is.or([
        is('password_hash', 'is not', null),
        is('id', 'in', db.selectFrom('external_identities').select('user_id').where('user_id', '=', userId)),
      ]),
    )

/** Whether the account can sign in with a password or a linked identity. */
export const hasSignInMethod = async (db: Db, userId: string): Promise<boolean> =>
  (await withSignInMethod(db, userId).executeTakeFirst()) !== undefined

/** Whether the account can sign in while it is active: it has a sign-in method, and its address is confirmed. */
export const isReadyToSignIn = async (db: Db, userId: string): Promise<boolean> =>
  (await withSignInMethod(db, userId).where('email_status', '<>', 'needs-link').executeTakeFirst()) !==
  undefined
