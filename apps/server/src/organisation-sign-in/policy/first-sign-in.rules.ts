import { mayBeDefaultRole } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { type Account, accountById } from '../../account/accounts.queries.ts'
import { sendPasswordLink } from '../../account/password-link.rules.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import {
  type OnlyProvider,
  type Owner,
  onlyProviderOf,
  onlyProviderOfAddress,
} from './password-policy.rules.ts'
import { organisationsOf } from './sign-in-providers.queries.ts'

type Db = Kysely<Database>

/**
 * Returns the provider with which alone this member signs in, without ever needing a password. A member of another
 * organisation needs one: the provider of one organisation signs them in only after the password was entered once.
 */
export async function providerWithoutPassword(db: Db, account: Owner): Promise<OnlyProvider | undefined> {
  const organisations = await organisationsOf(db, account.userId)
  const provider = await onlyProviderOf(db, account)
  return organisations.length === 1 ? provider : undefined
}

type Invited = { email: string; organisationId: string; role: { name: string; level: number } }

/**
 * Returns the provider whose sign-in accepts an invitation of an address without an account; undefined if the link of the
 * mail does. A provider never makes administrators, so their invitations need the link.
 */
export async function providerOfInvited(db: Db, { email, organisationId, role }: Invited) {
  const provider = await onlyProviderOfAddress(db, email)
  return provider?.organisationId === organisationId && mayBeDefaultRole(role) ? provider : undefined
}

/** How a new member signs in the first time. */
export type FirstSignIn = 'password' | 'provider'

type Tools = Pick<Services, 'secretBox' | 'clock'>

/**
 * Mails a new member their provider if they sign in with nothing else, although they were given a password. In the caller's
 * transaction.
 */
export async function mailOnlyProvider(
  trx: Db,
  services: Tools,
  userId: string,
): Promise<'provider' | 'nothing'> {
  const account = await newAccount(trx, userId)
  const provider = await providerWithoutPassword(trx, account)
  if (!provider) return 'nothing'
  const { firstName, email: recipient } = account
  const mail = { kind: 'provider-sign-in', firstName, provider: provider.name } as const
  await enqueueMail(trx, services, { recipient, mail })
  return 'provider'
}

/**
 * Mails a member without a sign-in method how to sign in, in the caller's transaction: with the provider of their
 * organisation, or with a link to set a password.
 */
export async function mailFirstSignIn(trx: Db, services: Tools, userId: string): Promise<FirstSignIn> {
  if ((await mailOnlyProvider(trx, services, userId)) === 'provider') return 'provider'
  await sendPasswordLink(trx, services, await newAccount(trx, userId), 'set')
  return 'password'
}

async function newAccount(trx: Db, userId: string): Promise<Account> {
  const account = await accountById(trx, userId)
  if (!account) throw new Error('The account of a new member does not exist.')
  return account
}
