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

/**
 * Throws 403 if this member may sign in only with a provider of their organisation. It concerns members with an address of a
 * verified domain whose provider is on. Accounts that a provider can never sign in keep their password, and so does an administrator of the
 * organisation. Without the switch for external sign-in the rule is off, because no one could follow it.
 */
export async function refuseUnlessProvider(db: Db, account: Account): Promise<void> {
  if (can(account, 'organisations.act-on-every')) return
  const provider = await activeProviderOfDomain(db, domainOfAddress(account.email))
  if (!provider) return
  const { organisationId } = provider
  const { only, fallbackId } = await policyOf(db, organisationId)
  if (!only || !(await isSettingOn(db, 'AllowExternalSignIn'))) return
  if (await isException(db, account, { organisationId, fallbackId })) return
  throw forbidden(signInMessages.onlyProvider(provider.name))
}

type Rule = { organisationId: string; fallbackId: string | null }

async function isException(db: Db, { userId }: Account, { organisationId, fallbackId }: Rule) {
  if (!(await organisationsOf(db, userId)).includes(organisationId)) return true
  return keepsPassword({ id: userId }, await passwordAdministrators(db, organisationId), fallbackId)
}
