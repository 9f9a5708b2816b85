import { can, domainOfAddress, keepsPassword, roles } from '@tributary/domain'
import { signInMessages } from '@tributary/sdk/session'
import type { Kysely } from 'kysely'
import type { Account } from '../../account/accounts.queries.ts'
import { forbidden } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import {
  activeProviderOfDomain,
  administratorsWithPassword,
  organisationsOf,
  policyOf,
} from './sign-in-providers.queries.ts'

type Db = Kysely<Database>

/** The highest level whose roles are administrators of an organisation. */
const administratorLevel = Math.max(
  ...roles
    .filter(({ name, level }) => can({ role: name, roleLevel: level }, 'users.manage'))
    .map(({ level }) => level),
)

/** The administrators of an organisation who could sign in with a password. */
export const passwordAdministrators = (db: Db, organisationId: string) =>
  administratorsWithPassword(db, organisationId, administratorLevel)

/** A provider that is the only way to sign in with an address, and the administrator who keeps a password. */
export type OnlyProvider = { id: string; name: string; organisationId: string; fallbackId: string | null }

/**
 * Returns the provider that replaces passwords for the addresses of a domain; undefined without the switch for external
 * sign-in, because no one could use it.
 */
export async function onlyProviderOfAddress(db: Db, email: string): Promise<OnlyProvider | undefined> {
  const provider = await activeProviderOfDomain(db, domainOfAddress(email))
  if (!provider) return undefined
  const { id, name, organisationId } = provider
  const { only, fallbackId } = await policyOf(db, organisationId)
  if (!only || !(await isSettingOn(db, 'AllowExternalSignIn'))) return undefined
  return { id, name, organisationId, fallbackId }
}

export type Owner = Pick<Account, 'userId' | 'email' | 'role' | 'roleLevel'>

/**
 * Returns the provider of their organisation with which alone this member may sign in; undefined if they may use a password.
 * It concerns members with an address of a verified domain whose provider is on. Accounts that a provider can never sign in
 * keep their password, and so does an administrator of the organisation.
 */
export async function onlyProviderOf(db: Db, account: Owner): Promise<OnlyProvider | undefined> {
  const provider = await onlyProviderOfAddress(db, account.email)
  return provider && (await isException(db, account, provider)) ? undefined : provider
}

/** Throws 403 if this member may sign in only with a provider of their organisation. */
export async function refuseUnlessProvider(db: Db, account: Owner): Promise<void> {
  const provider = await onlyProviderOf(db, account)
  if (provider) throw forbidden(signInMessages.onlyProvider(provider.name))
}

// The same queries for every account, and for none, so that their time does not reveal whether an address has one.
async function isException(db: Db, owner: Owner, { organisationId, fallbackId }: OnlyProvider) {
  const organisations = await organisationsOf(db, owner.userId)
  const administrators = await passwordAdministrators(db, organisationId)
  return (
    can(owner, 'organisations.act-on-every') ||
    !organisations.includes(organisationId) ||
    keepsPassword({ id: owner.userId }, administrators, fallbackId)
  )
}
