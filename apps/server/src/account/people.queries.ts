import { randomUUID } from 'node:crypto'
import type { RoleName } from '@tributary/domain'
import type { Kysely, Transaction } from 'kysely'
import { emailKey } from '../security/email-key.ts'
import { codeFromName } from '../storage/organisation-codes.queries.ts'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export type NewAccount = {
  firstName: string
  lastName: string
  emailAddress: string
  passwordHash: string | null
  role: RoleName
  emailStatus: EmailStatus
  /** Whether the account is locked until it is approved. */
  needsApproval: boolean
}

export async function insertAccount(trx: Db, account: NewAccount): Promise<string> {
  const emailAddress = account.emailAddress.trim()
  const { id } = await trx
    .insertInto('users')
    .values({
      email: emailAddress,
      email_key: emailKey(emailAddress),
      email_status: account.emailStatus,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      role_id: trx.selectFrom('roles').select('id').where('name', '=', account.role),
      status_id: statusIdOf(trx, account.needsApproval ? 'locked' : 'active'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const statusIdOf = (db: Db, name: 'active' | 'locked') =>
  db.selectFrom('statuses').select('id').where('name', '=', name)

/** Activates an account that waited for approval. */
export async function openAccount(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status_id: statusIdOf(trx, 'active') })
    .where('id', '=', userId)
    .where('status_id', '=', statusIdOf(trx, 'locked'))
    .execute()
}

export async function deleteAccount(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Inserts an organisation with a random unique key, and a code from its name. */
export async function insertOrganisation(trx: Transaction<Database>, companyName: string): Promise<string> {
  const code = await codeFromName(trx, companyName)
  const { id } = await trx
    .insertInto('organisations')
    .values({ client_key: randomUUID(), company_name: companyName, code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a member. Does nothing if the user is a member already. */
export async function insertMembership(trx: Db, organisationId: string, userId: string): Promise<void> {
  await trx
    .insertInto('user_organisations')
    .values({ organisation_id: organisationId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an account belongs to an organisation. Locks the membership until the transaction ends. */
export const isMemberOf = async (trx: Db, userId: string, organisationId: string): Promise<boolean> =>
  (await trx
    .selectFrom('user_organisations')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined
