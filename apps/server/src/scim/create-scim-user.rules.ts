import type { RoleName } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { auditedTransaction } from '../audit/audited-transaction.ts'
import { mailFirstSignIn } from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { everyStatus } from '../storage/statuses.queries.ts'
import { changeUser, insertMembership, insertUser, lockUsers } from '../users/user-writes.queries.ts'
import { everyRole } from '../users/users.queries.ts'
import { checkedAddress, memberOf, refusingTakenUser, userFacts } from '../users/users.writes.ts'
import { refusingTakenId } from './external-id.ts'
import type { UserAttributes } from './read-values.ts'
import type { Resource } from './resource.ts'
import type { Directory } from './scim-caller.rules.ts'
import { storeScimUser } from './scim-users.queries.ts'
import { scimUser } from './scim-users.read.ts'

const DEFAULT_ROLE: RoleName = 'User'

/**
 * Adds a member with the least powerful role, whatever the directory sends, and mails them how to sign in.
 * Throws 409 if the address has an account: its owner joins by an invitation, because a directory must not reach into
 * the account of a person who works for another organisation.
 */
export const createScimUser = (
  services: Services,
  { author, organisationId }: Directory,
  { userName, firstName, lastName, active, externalId }: UserAttributes,
): Promise<Resource> =>
  auditedTransaction(services, author, async (trx, record) => {
    await lockUsers(trx)
    const person = { ...checkedAddress(userName), firstName, lastName, roleId: await defaultRoleId(trx) }
    const { id } = await refusingTakenUser(insertUser(trx, { ...person, passwordHash: null }))
    await insertMembership(trx, organisationId, id)
    const stored = { organisationId, userId: id, externalId, deactivated: !active }
    await refusingTakenId(storeScimUser(trx, stored))
    const firstSignIn = active ? await mailFirstSignIn(trx, services, id) : undefined
    if (!active) await changeUser(trx, id, { ...person, ...unchanged, statusId: await lockedStatusId(trx) })
    const after = {
      ...userFacts(await memberOf(trx, organisationId, id)),
      externalId,
      passwordLinkSent: firstSignIn === 'password',
    }
    await record({ action: 'users.created', organisationId, target: id, after })
    return scimUser(trx, services, organisationId, id)
  })

/** What a change of an account by SCIM leaves as it is. */
export const unchanged = { emailStatus: undefined, passwordHash: undefined, microsoftId: undefined } as const

type Db = Kysely<Database>

async function defaultRoleId(db: Db): Promise<number> {
  const role = (await everyRole(db)).find(({ name }) => name === DEFAULT_ROLE)
  if (!role) throw new Error(`The role ${DEFAULT_ROLE} does not exist.`)
  return role.id
}

const statusId = (name: string) => async (db: Db) => {
  const status = (await everyStatus(db)).find((one) => one.name === name)
  if (!status) throw new Error(`The status ${name} does not exist.`)
  return Number(status.id)
}

export const lockedStatusId = statusId('locked')
export const activeStatusId = statusId('active')
