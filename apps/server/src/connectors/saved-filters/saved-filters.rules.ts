import { byName, can, type SavedFilter, savedFilterLimits } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely, Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction, type Facts } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict, forbidden, notFound } from '../../http/http-error.ts'
import { nameFor } from '../../http/name-for.ts'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { savedFiltersMessages as messages } from './saved-filters.messages.ts'
import {
  changeFilter,
  countFilters,
  type FilterRow,
  filterNamed,
  insertFilter,
  lockFilters,
  type OfFilter,
  removeFilter,
  visibleFilter,
  visibleFilters,
} from './saved-filters.queries.ts'

type Trx = Transaction<Database>
type Place = { orgId: string; id: string }
type Values = { name: string; query: string; shared: boolean }
type Change = { [Name in keyof Values]?: Values[Name] | undefined }

/** The filters of the caller and those shared in the organisation, by name. */
export const listSavedFilters = (
  { storage }: Services,
  caller: Caller,
  orgId: string,
): Promise<SavedFilter[]> =>
  withOrganisation(storage.db, orgId, async (trx) => {
    const rows = await visibleFilters(trx, orgId, caller.userId)
    return rows.map((row) => filterFrom(row, caller)).toSorted((a, b) => byName(a.name, b.name))
  })

/** Saves a filter of the caller. */
export const createSavedFilter = (
  services: Services,
  author: Author,
  organisationId: string,
  { shared = false, ...given }: Change & { name: string; query: string },
): Promise<Written<SavedFilter>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const { userId: ownerId } = author.caller
    const values = { ...given, shared }
    await lockFilters(trx, organisationId)
    await refuseTakenName(trx, organisationId, ownerId, { name: values.name })
    await makeRoom(trx, author.caller, organisationId, values)
    const id = await insertFilter(trx, { organisationId, ownerId, now: services.clock() }, withKey(values))
    if (shared) await record({ action: 'saved-filter.created', organisationId, target: id, after: values })
    return written(trx, author, { organisationId, id }, messages.created)
  })

/** Changes a filter that the caller may change. A shared one is recorded. */
export const updateSavedFilter = (
  services: Services,
  author: Author,
  place: Place,
  change: Change,
): Promise<Written<SavedFilter>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const filter = ofFilter(place)
    const { organisationId } = filter
    await lockFilters(trx, organisationId)
    const before = await changeable(trx, author.caller, filter)
    const was = valuesOf(before)
    const values = { ...was, ...given(change) }
    if (before.shared && !values.shared && before.ownerId !== author.caller.userId)
      throw forbidden(messages.keepShared)
    if (before.ownerId)
      await refuseTakenName(trx, organisationId, before.ownerId, { name: values.name, own: filter.id })
    if (values.shared !== was.shared) await makeRoom(trx, author.caller, organisationId, values)
    await changeFilter(trx, filter, withKey(values))
    if (was.shared || values.shared)
      await record({
        action: 'saved-filter.changed',
        organisationId,
        target: filter.id,
        before: was,
        after: values,
      })
    return written(trx, author, filter, messages.saved)
  })

/** Deletes a filter that the caller may change. */
export const deleteSavedFilter = (services: Services, author: Author, place: Place): Promise<Written<null>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const filter = ofFilter(place)
    const before = await changeable(trx, author.caller, filter)
    await removeFilter(trx, filter)
    if (before.shared)
      await record({
        action: 'saved-filter.deleted',
        organisationId: filter.organisationId,
        target: filter.id,
        before: valuesOf(before),
      })
    return { message: messages.deleted, data: null }
  })

/** A filter that the caller sees and may change. Throws 404 or 403. */
async function changeable(trx: Trx, caller: Caller, filter: OfFilter): Promise<FilterRow> {
  const row = await visibleFilter(trx, filter, caller.userId)
  if (!row) throw notFound()
  if (row.ownerId !== caller.userId && !can(caller, 'connectors.edit')) throw forbidden(messages.notYours)
  return row
}

/** Refuses one more filter of its kind if the caller may not share, or if there are too many. */
async function makeRoom(trx: Trx, caller: Caller, organisationId: string, { shared }: Values) {
  if (shared && !can(caller, 'connectors.edit')) throw forbidden(messages.shareNotAllowed)
  const most = shared ? savedFilterLimits.shared : savedFilterLimits.personal
  const count = await countFilters(trx, organisationId, shared ? 'shared' : caller.userId)
  if (count >= most) throw conflict(shared ? messages.tooManyShared(most) : messages.tooManyPersonal(most))
}

async function refuseTakenName(
  trx: Trx,
  organisationId: string,
  ownerId: string,
  { name, own }: { name: string; own?: string },
) {
  const other = await filterNamed(trx, organisationId, ownerId, nameKeyOf(name))
  if (other && other.id !== own) throw conflict(messages.sameName(name))
}

const nameKeyOf = (name: string) => name.normalize('NFC').toLowerCase()
const withKey = (values: Values) => ({ ...values, nameKey: nameKeyOf(values.name) })
const valuesOf = ({ name, query, shared }: FilterRow): Values & Facts => ({ name, query, shared })

/** Names a filter in queries. Throws 404 for an id that cannot be stored. */
function ofFilter({ orgId: organisationId, id }: Place): OfFilter {
  if (!isUuid(id)) throw notFound()
  return { organisationId, id }
}

const given = ({ name, query, shared }: Change): Partial<Values> => ({
  ...(name !== undefined && { name }),
  ...(query !== undefined && { query }),
  ...(shared !== undefined && { shared }),
})

const filterFrom = ({ ownerId, author, isMember, ...filter }: FilterRow, caller: Caller): SavedFilter => ({
  ...filter,
  own: ownerId === caller.userId,
  by: nameFor(caller, { author, isMember }),
})

async function written(
  db: Kysely<Database>,
  { caller }: Author,
  filter: OfFilter,
  message: string,
): Promise<Written<SavedFilter>> {
  const row = await visibleFilter(db, filter, caller.userId)
  if (!row) throw notFound()
  return { message, data: filterFrom(row, caller) }
}
