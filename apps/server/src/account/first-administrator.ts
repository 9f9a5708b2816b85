import { isSuperadmin } from '@tributary/domain'
import { sql, type Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { portalLinks } from '../mail/letters/portal-links.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { newPasswordToken } from './password-link.rules.ts'
import { insertAccount } from './people.queries.ts'

type Trx = Transaction<Database>
type Settings = Pick<Config, 'adminEmail' | 'publicUrl'>

// Any number that no other lock of ours has.
const FIRST_LOCK = 7_482_911

const messages = {
  noAdministrator:
    'Nobody administers this installation yet. Start it with ADMIN_EMAIL set to have a link printed.',
  taken:
    'The account of ADMIN_EMAIL is no administrator’s, and is not made one. Please choose another address.',
  link: (email: string, url: string) =>
    `Nobody administers this installation yet. This link, good once and for seven days, lets ${email} choose a password:\n  ${url}`,
}

/**
 * What to tell whoever starts an installation that nobody can administer: a link for its first administrator, good once.
 * Null as soon as there is somebody (security row A9).
 */
export const firstAdministrator = (
  { db }: Pick<Storage, 'db'>,
  { adminEmail, publicUrl }: Settings,
  clock: Services['clock'],
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    // Processes that start beside each other make one account.
    await sql`select pg_advisory_xact_lock(${FIRST_LOCK}::integer)`.execute(trx)
    if (await isAdministered(trx)) return null
    if (!adminEmail) return messages.noAdministrator
    const userId = await accountFor(trx, adminEmail, clock())
    if (!userId) return messages.taken
    const token = await newPasswordToken(trx, { clock }, userId, 'set')
    return messages.link(adminEmail, portalLinks(publicUrl).setPassword(token))
  })

/** Whether some super administrator has a way to sign in. */
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

/** The account of that address, made when there is none; nothing when it is somebody else's. */
async function accountFor(trx: Trx, emailAddress: string, now: Date): Promise<string | undefined> {
  const known = await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'roles.name as role'])
    .where('email_key', '=', emailKey(emailAddress))
    .executeTakeFirst()
  if (known) return isSuperadmin(known.role) ? known.id : undefined
  const name = { firstName: 'First', lastName: 'Administrator' }
  const id = await insertAccount(trx, {
    ...name,
    emailAddress,
    // The link is printed for whoever runs the installation, and their word counts.
    emailStatus: 'verified',
    passwordHash: null,
    role: 'SuperAdmin',
    needsApproval: false,
  })
  await audit(trx, { at: now, action: 'users.first-administrator', target: id, detail: { emailAddress } })
  return id
}
