import { isSuperadmin } from '@tributary/domain'
import { sql, type Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { portalLinks } from '../mail/portal-links.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { newPasswordToken } from './password-link.rules.ts'
import { insertAccount } from './people.queries.ts'
import { unnamedAdministrator } from './unnamed-administrator.ts'

type Trx = Transaction<Database>
type Settings = Pick<Config, 'adminEmail' | 'publicUrl'>

// Any number that is not used by another advisory lock.
const FIRST_LOCK = 7_482_911

const messages = {
  noAdministrator:
    'This installation has no administrator yet. Run "tributary admin create EMAIL", or set ADMIN_EMAIL and start again, to print a link for one.',
  invited:
    'The first administrator has not chosen a password yet. Run "tributary admin create EMAIL" if a new link is needed.',
  taken: 'The account of ADMIN_EMAIL exists and is not an administrator. Please choose another address.',
  link: (email: string, url: string) =>
    `This installation has no administrator yet. With this link, ${email} can choose a password. It works once, for seven days:\n  ${url}`,
}

/**
 * Returns the message to print at startup while no superadmin can sign in: a link for the first administrator, which works
 * once. Null otherwise.
 */
export async function firstAdministrator(
  storage: Pick<Storage, 'db'>,
  { adminEmail, publicUrl }: Settings,
  clock: Services['clock'],
): Promise<string | null> {
  const first = await createFirstAdministrator(storage, { adminEmail, publicUrl }, clock)
  if ('url' in first) return messages.link(first.email, first.url)
  return first.none === 'administered' ? null : messages[first.none]
}

/** A link for the first administrator, or why there is none. */
export type FirstAdministrator =
  | { email: string; url: string }
  | { none: 'administered' | 'noAdministrator' | 'invited' | 'taken' }

/** Creates the first administrator and a link to choose a password, unless a superadmin can sign in. */
export const createFirstAdministrator = (
  { db }: Pick<Storage, 'db'>,
  { adminEmail, publicUrl }: Settings,
  clock: Services['clock'],
): Promise<FirstAdministrator> =>
  db.transaction().execute(async (trx) => {
    // Processes that start at the same time create one account.
    await sql`select pg_advisory_xact_lock(${FIRST_LOCK}::integer)`.execute(trx)
    if (await isAdministered(trx)) return { none: 'administered' }
    if (!adminEmail) return { none: (await hasSuperadmin(trx)) ? 'invited' : 'noAdministrator' }
    const userId = await accountFor(trx, adminEmail, clock())
    if (!userId) return { none: 'taken' }
    const token = await newPasswordToken(trx, { clock }, userId, 'set')
    return { email: adminEmail, url: portalLinks(publicUrl).firstPassword(token, adminEmail) }
  })

/** Whether any superadmin has a sign-in method. */
async function isAdministered(trx: Trx): Promise<boolean> {
  const able = await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('external_identities', 'external_identities.user_id', 'users.id')
    .select('users.id')
    .where('roles.level', '=', 0)
    .where((where) =>
      where.or([
        where('users.password_hash', 'is not', null),
        where('external_identities.user_id', 'is not', null),
      ]),
    )
    .executeTakeFirst()
  return able !== undefined
}

/** Whether a superadmin exists, who may not be able to sign in. */
const hasSuperadmin = async (trx: Trx) =>
  (await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('users.id')
    .where('roles.level', '=', 0)
    .executeTakeFirst()) !== undefined

/** Returns the superadmin with this address, created if necessary; undefined if the account is not a superadmin. */
async function accountFor(trx: Trx, emailAddress: string, now: Date): Promise<string | undefined> {
  const known = await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'roles.name as role'])
    .where('email_key', '=', emailKey(emailAddress))
    .executeTakeFirst()
  if (known) return isSuperadmin(known.role) ? known.id : undefined
  const id = await insertAccount(trx, {
    ...unnamedAdministrator,
    emailAddress,
    // The operator who sets ADMIN_EMAIL and reads the link is trusted.
    emailStatus: 'verified',
    passwordHash: null,
    role: 'SuperAdmin',
    needsApproval: false,
  })
  await audit(trx, { at: now, action: 'users.first-administrator', target: id, detail: { emailAddress } })
  return id
}
