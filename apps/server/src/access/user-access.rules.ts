import type { Id, User } from '@tributary/domain'
import { isConnected } from '@tributary/sdk/connectors'
import type { Undoable } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author, Facts } from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { ownConnector } from '../connectors/connectors.rules.ts'
import { assignedUsers } from '../connectors/manage/assign.queries.ts'
import { lockedStatus } from '../connectors/manage/connector-writes.queries.ts'
import { manageMessages } from '../connectors/manage.messages.ts'
import { type RecordStructure, structureTransaction } from '../excel/changes/structure-transaction.ts'
import { hasSameIds } from '../excel/structure/expected-state.ts'
import { lockReferences } from '../excel/structure/load-owned.ts'
import { conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { notifyOfAccess } from '../users/access-mail/notify-of-access.rules.ts'
import { setEntityMode } from '../users/user-entity-mode.queries.ts'
import {
  insertEntityLink,
  insertGroupLink,
  insertHelperTableLink,
  type Member,
} from '../users/user-link-writes.queries.ts'
import { userMessages } from '../users/users.messages.ts'
import { holdMember } from '../users/users.queries.ts'
import { userById } from '../users/users.read.ts'
import { insertConnectorLink, type LinkList, removeLinks } from './user-access.queries.ts'

type Trx = Transaction<Database>

/** The lists of a user's links, by their names in the request. */
type Links = Record<LinkList, readonly Id[]>

type SomeLinks = { [List in LinkList]?: readonly Id[] | undefined }

export type UserAccessRequest = SomeLinks & {
  organisationId: Id
  everyEntity?: boolean | undefined
  add?: SomeLinks | undefined
  expected?: Links | undefined
}

type Now = Record<LinkList, string[]> & { everyEntity: boolean }

/** Records a change, which can be undone under the name of the user. */
type RecordNamed = (entry: Omit<Parameters<RecordStructure>[0], 'name' | 'mailed'>) => Promise<void>

/** A change of a user in one organisation, in one transaction. */
type Change = { services: Services; author: Author; trx: Trx; member: Member }

/** Replaces links of a user. Either all of the lists are saved or none. */
export function saveUserAccess(
  services: Services,
  author: Author,
  userId: string,
  request: UserAccessRequest,
): Promise<Undoable<User>> {
  const member = { organisationId: String(request.organisationId), userId }
  return structureTransaction(services, author, async (trx, record, changeId) => {
    await enterOrganisation(trx, member.organisationId)
    if (!isUuid(userId) || !(await holdMember(trx, member.organisationId, userId))) throw notFound()
    const change = { services, author, trx, member }
    const before = await userById(trx, author.caller, member.organisationId, userId)
    const now = idsIn(before)
    await refuseUnexpected(change, now, request.expected)
    const wanted = wantedOf(now, request)
    await replaceLinks(change, now, wanted)
    await setEveryEntity(change, now, wanted)
    const data = await userById(trx, author.caller, member.organisationId, userId)
    const mailed = await notifyOfAccess(trx, services, author, member, { before, after: data })
    const name = `${data.firstName} ${data.lastName}`
    let isChanged = false
    const named: RecordNamed = (entry) => {
      isChanged = true
      return record({ ...entry, name, mailed })
    }
    await recordLinks(change, named, now, wanted)
    await recordConnectors(change, named, now, wanted)
    return { message: userMessages.accessSaved, data, change: isChanged ? changeId : null }
  })
}

const idsIn = (user: User): Now => ({
  groups: idsOf(user.groups),
  helperTables: idsOf(user.helperTables),
  entities: idsOf(user.entities),
  connectors: idsOf(user.connectors),
  everyEntity: user.everyEntity,
})

const idsOf = (rows: readonly { id: Id }[]) => rows.map(({ id }) => String(id))
const distinct = (ids: readonly Id[]) => [...new Set(ids.map((id) => String(id).toLowerCase()))]

const lists = ['groups', 'entities', 'helperTables', 'connectors'] as const satisfies readonly LinkList[]

/** The links after the change. A list that the request leaves out stays, apart from what it adds. */
function wantedOf(now: Now, request: UserAccessRequest): Now {
  const of = (list: LinkList) => distinct([...(request[list] ?? now[list]), ...(request.add?.[list] ?? [])])
  const everyEntity = request.everyEntity ?? now.everyEntity
  return {
    groups: of('groups'),
    helperTables: of('helperTables'),
    connectors: of('connectors'),
    entities: everyEntity ? now.entities : of('entities'),
    everyEntity,
  }
}

const without = (ids: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return ids.filter((id) => !known.has(id))
}

async function replaceLinks({ trx, member, ...change }: Change, now: Now, wanted: Now): Promise<void> {
  const insert: Record<LinkList, (id: string) => Promise<void>> = {
    groups: async (id) => {
      await lockReferences(trx, member.organisationId, ['security_groups', id])
      await insertGroupLink(trx, member, id)
    },
    helperTables: async (id) => {
      await lockReferences(trx, member.organisationId, ['helper_tables', id])
      await insertHelperTableLink(trx, member, id)
    },
    entities: async (id) => {
      await lockReferences(trx, member.organisationId, ['entities', id])
      await insertEntityLink(trx, member, id)
    },
    connectors: (id) => assign({ trx, member, ...change }, id),
  }
  for (const list of lists) {
    for (const id of without(wanted[list], now[list])) await insert[list](id)
    await removeLinks(trx, list, member, without(now[list], wanted[list]))
  }
}

/** Assigns a connector that the caller sees. A disconnected one gets no new users. */
async function assign({ trx, author, member }: Change, id: string): Promise<void> {
  const connector = await ownConnector(trx, author.caller, member.organisationId, id)
  const status = await lockedStatus(trx, member.organisationId, id)
  if (!isConnected(status ?? connector.status)) throw conflict(manageMessages.notLive)
  await insertConnectorLink(trx, member, connector.id)
}

/** A user who was linked to every entity keeps exactly the wanted ones. */
async function setEveryEntity({ trx, member }: Change, now: Now, wanted: Now): Promise<void> {
  if (now.everyEntity === wanted.everyEntity) return
  await setEntityMode(trx, member, wanted.everyEntity ? 'allCurrentAndFuture' : 'onlySelected')
  if (wanted.everyEntity) return
  for (const id of wanted.entities) await insertEntityLink(trx, member, id)
}

async function refuseUnexpected({ trx, services, author, member }: Change, now: Now, expected?: Links) {
  if (!expected) return
  const isSame = (list: LinkList) =>
    hasSameIds(
      now[list].map((id) => ({ id })),
      expected[list],
    )
  if (lists.every(isSame)) return
  throw await concurrentChange(trx, services, author, {
    organisationId: member.organisationId,
    target: member.userId,
    thing: 'the access of this user',
    actions: ['users.linked', 'users.unlinked'],
    elsewhere: [
      'security_groups.deleted',
      'helper_tables.deleted',
      'entities.created',
      'entities.deleted',
      'connector.users-changed',
    ],
  })
}

/** The log of a connector has its users too, whichever screen changed them. */
async function recordConnectors({ trx, member }: Change, record: RecordNamed, now: Now, wanted: Now) {
  const { organisationId, userId } = member
  const changed = [
    ...without(wanted.connectors, now.connectors),
    ...without(now.connectors, wanted.connectors),
  ]
  for (const connectorId of changed) {
    const after = await assignedUsers(trx, { organisationId, connectorId })
    const before = after.includes(userId) ? after.filter((id) => id !== userId) : [...after, userId]
    await record({
      action: 'connector.users-changed',
      organisationId,
      target: connectorId,
      before: { users: before.toSorted().join(' ') },
      after: { users: after.toSorted().join(' ') },
    })
  }
}

const excelLists = ['groups', 'entities', 'helperTables'] as const

/** Records the lists that change what the user sees in Excel. The structure then counts as changed. */
async function recordLinks({ member }: Change, record: RecordNamed, now: Now, wanted: Now): Promise<void> {
  const { before, after } = changedFacts(now, wanted)
  if (Object.keys(after).length === 0) return
  const gains = excelLists.some((list) => without(wanted[list], now[list]).length > 0)
  const isLinked = gains || (wanted.everyEntity && !now.everyEntity)
  await record({
    action: isLinked ? 'users.linked' : 'users.unlinked',
    organisationId: member.organisationId,
    target: member.userId,
    before,
    after,
  })
}

/** The lists that change, as ids in order. */
function changedFacts(now: Now, wanted: Now): { before: Facts; after: Facts } {
  const text = (ids: readonly string[]) => ids.toSorted().join(' ')
  const changed = excelLists.filter((list) => text(now[list]) !== text(wanted[list]))
  const facts = (of: Now): Facts => ({
    ...Object.fromEntries(changed.map((list) => [list, text(of[list])])),
    ...(now.everyEntity !== wanted.everyEntity && { everyEntity: of.everyEntity }),
  })
  return { before: facts(now), after: facts(wanted) }
}
