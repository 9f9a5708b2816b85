import { byName, type Id, type User, type Xero2SqlProductLink } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  auditedTransaction,
} from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { hasSameIds } from '../excel/structure/expected-state.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import { organisationsDiffer } from '../http/organisation-guard.ts'
import { isUuid } from '../is-uuid.ts'
import { organisationsOf } from '../organisations/organisations.rules.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { holdMember, memberOfAny, membersOf, type PersonRow } from '../users/users.queries.ts'
import { roleAndStatus, userSummary } from '../users/users.read.ts'
import { linkProduct, productLinksIn, unlinkProducts } from './products.queries.ts'
import { usableProduct } from './products.rules.ts'
import { serverMessages } from './xero2sql.messages.ts'

type Db = Kysely<Database>

/** The members of an organisation with the companies they are linked to. */
export async function productUsers({ storage }: Services, orgId: Id): Promise<User[]> {
  const organisationId = String(orgId)
  const members = await membersOf(storage.db, organisationId)
  const linksOf = await linksIn(storage.db, [organisationId])
  return members
    .toSorted((a, b) => byName(a.firstName, b.firstName))
    .map((person) => withProducts(person, linksOf(person.id)))
}

async function linksIn(db: Db, organisationIds: readonly string[]) {
  const rows = Map.groupBy(await productLinksIn(db, organisationIds), ({ userId }) => userId)
  return (userId: Id): Xero2SqlProductLink[] =>
    (rows.get(String(userId)) ?? [])
      .map(({ id, companyName }) => ({ id, companyName }))
      .toSorted((a, b) => byName(a.companyName, b.companyName))
}

/** A user with their companies. Other links are left empty: only the user screens need them. */
const withProducts = (person: PersonRow, xero2SqlProducts: Xero2SqlProductLink[]): User => ({
  ...userSummary(person),
  ...roleAndStatus(person),
  groups: [],
  entities: [],
  everyEntity: false,
  helperTables: [],
  connectors: [],
  lastSignedInAt: null,
  belongsElsewhere: false,
  xero2SqlProducts,
})

/** Links a user to a company of an organisation they are a member of. Repeating it changes nothing. */
export async function assignProduct(
  services: Services,
  author: Author,
  userId: string,
  { productId, orgId, expected }: { productId: Id } & ExpectedLinks,
): Promise<Written<User>> {
  const { db } = services.storage
  const { organisationId, id } = await usableProduct(db, author.caller, String(productId))
  if (orgId !== undefined && organisationId !== String(orgId)) throw organisationsDiffer()
  const person = await memberOf(db, [organisationId], userId)
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await holdMember(trx, organisationId, person.id)
    const links = expected ? await productLinksIn(trx, [organisationId]) : []
    const now = links.filter((link) => link.userId === person.id)
    if (expected && !hasSameIds(now, expected))
      throw await concurrentChange(trx, services, author, companiesOf(person, organisationId))
    if (!(await linkProduct(trx, { organisationId, productId: id, userId: person.id }))) return
    await record({
      action: 'xero2sql.user-assigned',
      organisationId,
      target: person.id,
      after: { product: id },
    })
  })
  return { message: serverMessages.linked, data: await userWithProducts(services, author.caller, person) }
}

/** The organisation of the changed links, and the links the caller expects. Both are optional. */
type ExpectedLinks = { orgId?: Id | undefined; expected?: readonly Id[] | undefined }

/** Removes a user's links to companies of one or all of the caller's organisations. */
export async function unassignProducts(
  services: Services,
  author: Author,
  userId: string,
  { orgId, expected }: ExpectedLinks,
): Promise<Written<User>> {
  const organisationIds =
    orgId === undefined ? await organisationIdsOf(services, author.caller) : [String(orgId)]
  const person = await memberOf(services.storage.db, organisationIds, userId)
  await auditedTransaction(services, author, async (trx, record) => {
    const removed = await unlinkProducts(trx, organisationIds, person.id)
    const now = removed.map(({ productId }) => ({ id: productId }))
    if (expected && !hasSameIds(now, expected))
      throw await concurrentChange(
        trx,
        services,
        author,
        companiesOf(person, removed[0]?.organisationId ?? String(orgId ?? organisationIds[0])),
      )
    for (const { organisationId, productId } of removed)
      await record({
        action: 'xero2sql.user-unassigned',
        organisationId,
        target: person.id,
        before: { product: productId },
      })
  })
  return { message: serverMessages.unlinked, data: await userWithProducts(services, author.caller, person) }
}

const companiesOf = (person: PersonRow, organisationId: string) => ({
  organisationId,
  target: person.id,
  thing: 'the companies of this user',
  actions: ['xero2sql.user-assigned', 'xero2sql.user-unassigned'],
})

async function userWithProducts(services: Services, caller: Caller, person: PersonRow) {
  const linksOf = await linksIn(services.storage.db, await organisationIdsOf(services, caller))
  return withProducts(person, linksOf(person.id))
}

const organisationIdsOf = async ({ storage }: Services, caller: Caller) =>
  (await organisationsOf(storage.db, caller)).map(({ id }) => String(id))

async function memberOf(db: Db, organisationIds: readonly string[], userId: string) {
  const person =
    isUuid(userId) && organisationIds.length > 0 ? await memberOfAny(db, organisationIds, userId) : undefined
  if (!person) throw notFound()
  return person
}
