import { byName, type Client, can } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import type { Transaction } from 'kysely'
import { insertMembership } from '../account/people.queries.ts'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { conflict, notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import { codeFromName } from '../storage/organisation-codes.queries.ts'
import type { Database } from '../storage/schema.ts'
import { refuseCode } from './client-code.rules.ts'
import {
  type ClientValues,
  clientsIn,
  everyClient,
  insertClient,
  lockClient,
  updateClient,
} from './clients.queries.ts'
import { isKeyOfDeleted } from './deleted/deleted-organisations.queries.ts'

/** The organisations the caller manages. Levels 0 and 1 manage all. */
export async function clientsOf({ storage }: Services, caller: Caller): Promise<Client[]> {
  if (can(caller, 'organisations.act-on-every')) return inOrder(await everyClient(storage.db))
  if (caller.organisationIds.length === 0) return []
  return inOrder(await clientsIn(storage.db, caller.organisationIds))
}

const inOrder = (clients: Client[]) => clients.toSorted((a, b) => byName(a.name, b.name))

/** A missing code leaves the code unchanged, an empty one removes it. A new organisation gets one from its name. */
export type ClientRequest = {
  key: string
  name: string
  code?: string | undefined
  expected?: ExpectedClient | undefined
}

type ExpectedClient = { name: string; code?: string | null | undefined }

/** Changes the organisation with this key, or adds it and makes the caller a member. */
export function saveClient(services: Services, author: Author, request: ClientRequest): Promise<Client> {
  const { caller } = author
  return unlessKeyTaken(() =>
    auditedTransaction(services, author, async (trx, record) => {
      const before = await lockClient(trx, request.key)
      if (!before && (await isKeyOfDeleted(trx, request.key))) throw conflict(organisationsMessages.keyTaken)
      if (before && !belongsTo(caller, before.id)) throw conflict(organisationsMessages.keyTaken)
      if (request.expected) await refuseUnexpected(trx, services, author, before, request.expected)
      const code = await codeAfter(trx, request, before)
      await refuseCode(trx, { id: before?.id, before: before?.code ?? null, after: code })
      const values = { key: request.key, name: request.name, code }
      const id = before?.id ?? (await insertClient(trx, values))
      if (before) await updateClient(trx, id, values)
      else if (!can(caller, 'organisations.act-on-every')) await insertMembership(trx, id, caller.userId)
      await record({
        action: before ? 'organisations.changed' : 'organisations.created',
        organisationId: id,
        target: id,
        before: before && factsOf(before),
        after: factsOf(values),
      })
      return { id, ...values }
    }),
  )
}

function codeAfter(trx: Transaction<Database>, { name, code }: ClientRequest, before: Client | undefined) {
  if (code !== undefined) return code || null
  return before ? (before.code ?? null) : codeFromName(trx, name)
}

async function refuseUnexpected(
  trx: Transaction<Database>,
  services: Services,
  author: Author,
  now: Client | undefined,
  expected: ExpectedClient,
) {
  if (!now) throw notFound()
  if (now.name === expected.name.trim() && (now.code ?? '') === (expected.code ?? '').trim()) return
  throw await concurrentChange(trx, services, author, {
    organisationId: String(now.id),
    target: String(now.id),
    thing: 'this organisation',
    actions: ['organisations.changed'],
  })
}

const factsOf = ({ key, name, code }: ClientValues) => ({ key, name, code })

async function unlessKeyTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(organisationsMessages.keyTaken) : error
  }
}
