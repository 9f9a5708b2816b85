import { isDeepStrictEqual } from 'node:util'
import { can } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { auditedTransaction, type RecordChange } from '../audit/audited-transaction.ts'
import { forbidden } from '../http/http-error.ts'
import { mailFirstSignIn } from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { accessFacts } from '../users/access-facts.ts'
import { revokeChanged } from '../users/revoke-changed.ts'
import { hasSignInMethod } from '../users/sign-in-methods.queries.ts'
import { isClosed, refuseChange, refuseMorePowerful } from '../users/user-rights.ts'
import { changeUser, deleteMemberships, lockUsers } from '../users/user-writes.queries.ts'
import { checkedAddress, memberOf, refusingTakenUser, userFacts } from '../users/users.writes.ts'
import { activeStatusId, lockedStatusId, unchanged } from './create-scim-user.rules.ts'
import { refusingTakenId } from './external-id.ts'
import type { JsonObject } from './protocol/attributes.ts'
import { readUser, type UserAttributes } from './read-values.ts'
import { type Resource, refuseOtherVersion } from './resource.ts'
import { scimMessages as messages } from './scim.messages.ts'
import type { Directory } from './scim-caller.rules.ts'
import { hasOtherAdministrator, type ScimUserRow, storeScimUser } from './scim-users.queries.ts'
import { scimUser, scimUserRow } from './scim-users.read.ts'
import { userResource } from './user-resource.ts'

type Trx = Transaction<Database>

/** A change of one user, with the tools of its transaction. */
type Change = {
  trx: Trx
  services: Services
  directory: Directory
  record: RecordChange
  user: ScimUserRow
  wanted: UserAttributes
}

/**
 * Changes a member. `change` returns the whole new resource. An account that belongs to another organisation as well
 * is only unlinked, or gets an `externalId`: its name, address and status stay.
 */
export const changeScimUser = (
  services: Services,
  directory: Directory,
  id: string,
  change: (now: Resource) => JsonObject,
): Promise<Resource> =>
  auditedTransaction(services, directory.author, async (trx, record) => {
    const { author, organisationId, ifMatch } = directory
    await lockUsers(trx)
    const user = await scimUserRow(trx, organisationId, id)
    const now = userResource(services, user)
    refuseOtherVersion(now, ifMatch)
    const wanted = readUser(change(now))
    if (isDeepStrictEqual(wanted, readUser(now))) return now
    refuseMorePowerful(author.caller, user)
    await refuseLastAdministrator(trx, organisationId, user, wanted.active)
    const step = { trx, services, directory, record, user, wanted }
    if (user.isShared && !wanted.active) return unlinked(step)
    await (user.isShared ? storeExternalId(step) : changeAccount(step))
    return scimUser(trx, services, organisationId, user.id)
  })

/** Throws 403 if no active administrator would be left, so that a mistake in the directory locks no one out. */
export async function refuseLastAdministrator(
  trx: Trx,
  organisationId: string,
  user: ScimUserRow,
  staysActive: boolean,
): Promise<void> {
  if (staysActive || !can(user, 'users.manage') || isClosed({ name: user.statusName })) return
  if (!(await hasOtherAdministrator(trx, organisationId, user.id)))
    throw forbidden(messages.lastAdministrator)
}

async function unlinked({ trx, services, directory, record, user }: Change): Promise<Resource> {
  const { organisationId } = directory
  const access = await accessFacts(trx, { organisationId, userId: user.id })
  await deleteMemberships(trx, user.id, [organisationId])
  const facts = { before: { ...userFacts(user), ...access }, after: { archived: false } }
  await record({ action: 'users.removed', organisationId, target: user.id, ...facts })
  return userResource(services, { ...user, isShared: false, statusName: 'locked' })
}

async function storeExternalId({ trx, directory, record, user, wanted }: Change) {
  const { organisationId } = directory
  const { externalId } = wanted
  if (externalId === user.externalId) return
  const stored = { organisationId, userId: user.id, externalId, deactivated: user.deactivated }
  await refusingTakenId(storeScimUser(trx, stored))
  const facts = { before: { externalId: user.externalId }, after: { externalId } }
  await record({ action: 'users.changed', organisationId, target: user.id, ...facts })
}

async function changeAccount(change: Change) {
  const { trx, services, directory, record, user, wanted } = change
  const { author, organisationId } = directory
  const { externalId, firstName, lastName } = wanted
  const address = checkedAddress(wanted.userName)
  const moves = address.emailKey !== emailKey(user.emailAddress)
  if (moves && can(user, 'users.manage')) throw forbidden(messages.administratorAddress)
  const { status, deactivated } = await statusAfter(change)
  const role = { id: user.roleId, name: user.role, level: user.roleLevel }
  const changes = { ...address, firstName, lastName, role, status, password: false, microsoftId: undefined }
  refuseChange(author.caller, user, changes)
  const emailStatus = moves ? ('needs-link' as const) : undefined
  const values = { ...address, firstName, lastName, roleId: role.id, statusId: status.id }
  await refusingTakenUser(changeUser(trx, user.id, { ...unchanged, ...values, emailStatus }))
  await refusingTakenId(storeScimUser(trx, { organisationId, userId: user.id, externalId, deactivated }))
  await revokeChanged(trx, services, author, user, changes)
  if (user.statusName !== 'active' && status.name === 'active') await welcomeBack(change)
  await record({
    action: 'users.changed',
    organisationId,
    target: user.id,
    before: { ...userFacts(user), externalId: user.externalId },
    after: { ...userFacts(await memberOf(trx, organisationId, user.id)), externalId },
  })
}

/** Locks and unlocks. What an administrator locked stays locked. */
async function statusAfter({ trx, user, wanted }: Change) {
  const isActive = user.statusName === 'active'
  const same = {
    status: { id: user.statusId, name: user.statusName },
    deactivated: user.deactivated && !isActive,
  }
  if (wanted.active === isActive || (wanted.active && !user.deactivated)) return same
  return wanted.active
    ? { status: { id: await activeStatusId(trx), name: 'active' }, deactivated: false }
    : { status: { id: await lockedStatusId(trx), name: 'locked' }, deactivated: true }
}

/** Locking has revoked the link to choose a first password. */
async function welcomeBack({ trx, services, user }: Change) {
  if (await hasSignInMethod(trx, user.id)) return
  await mailFirstSignIn(trx, services, user.id)
}
