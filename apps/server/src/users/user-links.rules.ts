import type { ApplyFor, Id, User } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author, Facts } from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { idText } from '../audit/id-text.ts'
import { structureTransaction } from '../excel/changes/structure-transaction.ts'
import { hasSameIds } from '../excel/structure/expected-state.ts'
import { loadOwnedInNamed, lockReferences } from '../excel/structure/load-owned.ts'
import { notFound } from '../http/http-error.ts'
import { organisationsDiffer } from '../http/organisation-guard.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { notifyOfAccess } from './access-mail/notify-of-access.rules.ts'
import { entityMode, setEntityMode } from './user-entity-mode.queries.ts'
import {
  deleteEntityLinks,
  deleteGroupLinks,
  deleteHelperTableLinks,
  insertEntityLink,
  insertGroupLink,
  insertHelperTableLink,
  linkToEveryEntity,
  type Member,
} from './user-link-writes.queries.ts'
import { userLinksIn } from './user-links.queries.ts'
import { userMessages } from './users.messages.ts'
import { holdMember } from './users.queries.ts'
import { userById } from './users.read.ts'

type Trx = Transaction<Database>
type ExpectedLinks = { expected?: readonly Id[] | undefined }

export async function linkUserToGroup(
  services: Services,
  author: Author,
  userId: Id,
  { organisationId, groupId, expected }: { organisationId: Id; groupId: Id } & ExpectedLinks,
) {
  const group = await loadOwnedInNamed(services.storage.db, author, 'security_groups', groupId)
  if (group.organisationId !== String(organisationId)) throw organisationsDiffer()
  const member = memberKey(organisationId, userId)
  return changeLinks(services, author, member, 'linked', { groupId: group.id }, async (trx) => {
    await refuseUnexpected(trx, services, author, { member, of: groups, expected })
    await lockReferences(trx, group.organisationId, ['security_groups', group.id])
    await insertGroupLink(trx, member, group.id)
  })
}

export async function linkUserToHelperTable(
  services: Services,
  author: Author,
  userId: Id,
  { helperTableId, expected }: { helperTableId: Id } & ExpectedLinks,
) {
  const table = await loadOwnedInNamed(services.storage.db, author, 'helper_tables', helperTableId)
  const member = memberKey(table.organisationId, userId)
  return changeLinks(services, author, member, 'linked', { helperTableId: table.id }, async (trx) => {
    await refuseUnexpected(trx, services, author, { member, of: helperTables, expected })
    await lockReferences(trx, table.organisationId, ['helper_tables', table.id])
    await insertHelperTableLink(trx, member, table.id)
  })
}

export type EntityLinkRequest = { entityId: Id; applyFor?: ApplyFor | undefined } & ExpectedLinks

/** Links a user to one entity. `applyFor` stores whether future entities are linked as well. */
export async function linkUserToEntity(
  services: Services,
  author: Author,
  userId: Id,
  { entityId, applyFor, expected }: EntityLinkRequest,
) {
  const entity = await loadOwnedInNamed(services.storage.db, author, 'entities', entityId)
  const member = memberKey(entity.organisationId, userId)
  const facts = { entityId: entity.id, applyFor: applyFor ?? null }
  return changeLinks(services, author, member, 'linked', facts, async (trx) => {
    await refuseUnexpected(trx, services, author, { member, of: entities, expected })
    await lockReferences(trx, entity.organisationId, ['entities', entity.id])
    if (applyFor !== undefined) await applyMode(trx, member, applyFor)
    await insertEntityLink(trx, member, entity.id)
  })
}

// Ending the link to future entities keeps the current ones.
async function applyMode(trx: Trx, member: Member, applyFor: ApplyFor) {
  const before = await entityMode(trx, member)
  if (before === 'allCurrentAndFuture' && applyFor !== before) await linkToEveryEntity(trx, member)
  await setEntityMode(trx, member, applyFor)
}

type LinkKind = {
  what: 'groupId' | 'helperTableId' | 'entityId'
  /** The field of a user that lists them. */
  list: 'groups' | 'helperTables' | 'entities'
  thing: string
  /** Audit actions that change the links without changing the user. */
  elsewhere: readonly string[]
  remove(trx: Trx, member: Member): Promise<void>
}

const groups: LinkKind = {
  what: 'groupId',
  list: 'groups',
  thing: 'the groups of this user',
  elsewhere: ['security_groups.deleted'],
  remove: deleteGroupLinks,
}
const helperTables: LinkKind = {
  what: 'helperTableId',
  list: 'helperTables',
  thing: 'the helper tables of this user',
  elsewhere: ['helper_tables.deleted'],
  remove: deleteHelperTableLinks,
}
const entities: LinkKind = {
  what: 'entityId',
  list: 'entities',
  thing: 'the entities of this user',
  elsewhere: ['entities.created', 'entities.deleted'],
  remove: deleteEntityLinks,
}

type ExpectedList = { member: Member; of: LinkKind; expected: readonly Id[] | undefined }

/** Throws 409 if the links differ from those the caller has seen. */
async function refuseUnexpected(
  trx: Trx,
  services: Services,
  author: Author,
  { member, of, expected }: ExpectedList,
) {
  if (!expected) return
  const now = await userLinksIn(trx, member.organisationId, member.userId)
  if (hasSameIds(now(member.userId)[of.list], expected)) return
  throw await concurrentChange(trx, services, author, {
    organisationId: member.organisationId,
    target: member.userId,
    thing: of.thing,
    actions: ['users.linked', 'users.unlinked'],
    elsewhere: of.elsewhere,
  })
}

/** Removes every link of a kind. */
const unlink =
  (of: LinkKind) => (services: Services, author: Author, userId: Id, orgId: Id, expected?: readonly Id[]) => {
    const member = memberKey(orgId, userId)
    const change = async (trx: Trx) => {
      await refuseUnexpected(trx, services, author, { member, of, expected })
      await of.remove(trx, member)
    }
    // So that the report about a past day knows what the user had.
    const lost = async (trx: Trx) => ({ [of.list]: idText(await linksOf(trx, member, of)) })
    return changeLinks(services, author, member, 'unlinked', { [of.what]: 'all' }, change, lost)
  }

const linksOf = async (trx: Trx, { organisationId, userId }: Member, { list }: LinkKind) =>
  (await userLinksIn(trx, organisationId, userId))(userId)[list]

export const unlinkUserFromGroups = unlink(groups)
export const unlinkUserFromHelperTables = unlink(helperTables)
export const unlinkUserFromEntities = unlink(entities)

const memberKey = (organisationId: Id, userId: Id): Member => ({
  organisationId: String(organisationId),
  userId: String(userId),
})

const changeLinks = (
  services: Services,
  author: Author,
  member: Member,
  verb: 'linked' | 'unlinked',
  facts: Facts,
  change: (trx: Trx, member: Member) => Promise<void>,
  lost?: (trx: Trx) => Promise<Facts>,
): Promise<Written<User>> =>
  structureTransaction(services, author, async (trx, record) => {
    const { organisationId, userId } = member
    await enterOrganisation(trx, organisationId)
    if (!isUuid(userId) || !(await holdMember(trx, organisationId, userId))) throw notFound()
    const more = await lost?.(trx)
    const before = await userById(trx, author.caller, organisationId, userId)
    await change(trx, member)
    const data = await userById(trx, author.caller, organisationId, userId)
    const mailed = await notifyOfAccess(trx, services, author, member, { before, after: data, delayed: true })
    await record({
      mailed,
      action: `users.${verb}`,
      organisationId,
      target: userId,
      name: `${data.firstName} ${data.lastName}`,
      [verb === 'linked' ? 'after' : 'before']: { ...facts, ...more },
    })
    return { message: userMessages[verb], data }
  })
