import { type Id, sameId } from '../id.ts'
import { type Actor, can } from '../session/abilities.ts'
import { domainOfAddress } from './mail-domain.ts'
import type { SignInTestOutcome } from './organisation-sign-in.ts'

/** An account that the provider of an organisation wants to sign in. */
export type ProviderAccount = Actor & {
  /** The address of the account. */
  email: string
  /** Whether the owner has verified the address. */
  emailVerified: boolean
}

/**
 * Whether the provider of an organisation may sign in to this account: only with a verified address of one of the
 * organisation's domains, and never if the role acts on other organisations.
 */
export const mayBeSignedIn = (account: ProviderAccount, domains: readonly string[]): boolean =>
  !can(account, 'organisations.act-on-every') &&
  account.emailVerified &&
  domains.includes(domainOfAddress(account.email))

/** Whether a provider may give this role to new members: never one of administrators. */
export const mayBeDefaultRole = (role: { name: string; level: number }): boolean =>
  !can({ role: role.name, roleLevel: role.level }, 'users.manage')

/** An address that a provider asserts. */
export type AssertedAddress = {
  /** The issuer of the assertion. */
  issuer: string
  /** The address; undefined if there is none, or if the provider denies that it is verified. */
  email: string | undefined
  /** Whether the provider asserts that it has verified the address. */
  emailVerified: boolean
  /** The claim `hd` of Google: the domain whose administrators manage the account. */
  hostedDomain: string | undefined
}

/** Anyone can have a Google account with an address of another domain, so only managed accounts count. */
const GOOGLE = 'https://accounts.google.com'

/** Returns whether an asserted address identifies a person of the organisation, or why it does not. */
export function assertionOutcome(
  { issuer, email, emailVerified, hostedDomain }: AssertedAddress,
  domains: readonly string[],
): Exclude<SignInTestOutcome, 'cancelled' | 'failed'> {
  if (email === undefined) return 'no-address'
  if (!emailVerified) return 'unverified-address'
  const domain = domainOfAddress(email)
  const isManaged = issuer !== GOOGLE || hostedDomain?.toLowerCase() === domain
  return isManaged && domains.includes(domain) ? 'passed' : 'other-domain'
}

/** A member of an organisation whose passwords are turned off. */
export type PasswordUser = {
  /** Identifies the account. */
  id: Id
}

/**
 * Whether this member can still sign in with a password where only the provider is allowed. The administrator who turned
 * passwords off keeps one. If they can no longer sign in, every administrator does. The last administrator always does.
 */
export function keepsPassword(
  user: PasswordUser,
  administrators: readonly PasswordUser[],
  fallbackId: Id | null,
): boolean {
  if (!administrators.some(({ id }) => sameId(id, user.id))) return false
  const fallback = administrators.find(({ id }) => fallbackId !== null && sameId(id, fallbackId))
  return fallback === undefined || administrators.length === 1 || sameId(fallback.id, user.id)
}
