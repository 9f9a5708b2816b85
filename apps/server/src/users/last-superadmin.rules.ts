import { isSuperadmin } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import { conflict, forbidden } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { canAnyoneSignIn, usableProviders } from './sign-in-methods.queries.ts'
import { lockUsers } from './user-writes.queries.ts'
import { userMessages } from './users.messages.ts'
import { everyRole, type PersonRow } from './users.queries.ts'

type Db = Kysely<Database>

/** Throws 403 if this user is the last active superadmin who can sign in. */
export async function refuseLastSuperadmin(
  db: Db,
  services: Pick<Services, 'signInProviders'>,
  user: PersonRow,
): Promise<void> {
  if (!isSuperadmin(user.role) || user.statusName !== 'active') return
  const providers = await usableProviders(db, services)
  const others = { roleIds: await superadminIds(db), providers, except: user.id }
  if (!(await canAnyoneSignIn(db, others))) throw forbidden(userMessages.lastSuperadmin)
}

/** Throws 409 if a change leaves no superadmin who can sign in. */
export async function refuseWithoutSuperadmin(
  trx: Transaction<Database>,
  services: Pick<Services, 'signInProviders'>,
): Promise<void> {
  await lockUsers(trx)
  const providers = await usableProviders(trx, services)
  if (!(await canAnyoneSignIn(trx, { roleIds: await superadminIds(trx), providers })))
    throw conflict(userMessages.lastSuperadmin)
}

/** Throws 409 if no superadmin could sign in without a provider, before external sign-in is turned off. */
export async function refuseProvidersOnly(trx: Transaction<Database>): Promise<void> {
  // So that no one removes the last password meanwhile.
  await lockUsers(trx)
  if (!(await canAnyoneSignIn(trx, { roleIds: await superadminIds(trx), providers: [] })))
    throw conflict(userMessages.providersOnly)
}

const superadminIds = async (db: Db) =>
  (await everyRole(db)).filter(({ name }) => isSuperadmin(name)).map(({ id }) => id)
