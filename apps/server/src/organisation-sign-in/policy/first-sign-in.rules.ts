import { mayBeDefaultRole } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { type Account, accountById } from '../../account/accounts.queries.ts'
import { sendPasswordLink } from '../../account/password-link.rules.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { type OnlyProvider, onlyProviderOf, onlyProviderOfAddress } from './password-policy.rules.ts'
import { organisationsOf } from './sign-in-providers.queries.ts'

type Db = Kysely<Database>

/**
 * Returns the provider with which alone this member signs in, without ever needing a password. A member of another
 * organisation needs one: the provider of one organisation signs them in only after the password was entered once.
 */
export async function providerWithoutPassword(db: Db, account: Account): Promise<OnlyProvider | undefined> {
  const provider = await onlyProviderOf(db, account)
  if (!provider) return undefined
  return (await organisationsOf(db, account.userId)).length === 1 ? provider : undefined
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

/**
 * Mails a member without a sign-in method how to sign in, in the caller's transaction: with the provider of their
 * organisation, or with a link to set a password.
 */
export async function mailFirstSignIn(
  trx: Db,
  services: Pick<Services, 'secretBox' | 'clock'>,
  userId: string,
): Promise<FirstSignIn> {
  const account = await accountById(trx, userId)
  if (!account) throw new Error('The account of a new member does not exist.')
  const provider = await providerWithoutPassword(trx, account)
  if (!provider) {
    await sendPasswordLink(trx, services, account, 'set')
    return 'password'
  }
  const { firstName, email: recipient } = account
  const mail = { kind: 'provider-sign-in', firstName, provider: provider.name } as const
  await enqueueMail(trx, services, { recipient, mail })
  return 'provider'
}
