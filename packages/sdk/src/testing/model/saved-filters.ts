import { byName, can, type Id, type SavedFilter, sameId, savedFilterLimits } from '@tributary/domain'
import type { connectors } from '../../contract/index.ts'
import { conflict, forbidden, notFound } from '../failures.ts'
import { actorOf } from './actor.ts'
import type { FakeSavedFilter, FakeUser } from './data.ts'
import { type ModelHandlers, removeRow, signedIn, type World } from './world.ts'

type Values = Pick<SavedFilter, 'name' | 'query' | 'shared'>

const { shared: sharedLimit, personal: personalLimit } = savedFilterLimits

/** Personal and shared filters, with the limits and the permissions of a server. */
export const savedFiltersModel = (world: World): ModelHandlers<typeof connectors> => {
  const { data, newId } = world
  const isSeen = (user: FakeUser, orgId: Id) => (filter: FakeSavedFilter) =>
    sameId(filter.organisationId, orgId) && (filter.shared || sameId(filter.ownerId, user.id))
  const changeable = (user: FakeUser, { orgId, id }: { orgId: Id; id: Id }) => {
    const filter = data.savedFilters.filter(isSeen(user, orgId)).find((one) => sameId(one.id, id))
    if (!filter) throw notFound()
    if (!sameId(filter.ownerId, user.id) && !mayShare(user))
      throw forbidden('Only the owner or an administrator may change a shared filter.')
    return filter
  }
  const refuse = (user: FakeUser, filter: FakeSavedFilter) => {
    if (filter.shared && !mayShare(user)) throw forbidden('Only an administrator may share filters.')
    const others = data.savedFilters.filter(
      (one) => one.id !== filter.id && sameId(one.organisationId, filter.organisationId),
    )
    const mine = others.filter(({ ownerId }) => sameId(ownerId, filter.ownerId))
    if (mine.some(({ name }) => name.toLowerCase() === filter.name.toLowerCase()))
      throw conflict(`You already have a filter named ${filter.name}.`)
    if (filter.shared && others.filter(({ shared }) => shared).length >= sharedLimit)
      throw conflict(`An organisation can share up to ${sharedLimit} filters. Delete one first.`)
    if (!filter.shared && mine.filter(({ shared }) => !shared).length >= personalLimit)
      throw conflict(`You can save up to ${personalLimit} filters. Delete one first.`)
  }
  const shown = (user: FakeUser, { ownerId, organisationId: _, ...filter }: FakeSavedFilter): SavedFilter => {
    const owner = data.users.find(({ id }) => sameId(id, ownerId))
    const by = owner ? `${owner.firstName} ${owner.lastName}` : null
    return { ...filter, own: sameId(ownerId, user.id), by }
  }
  return {
    listSavedFilters: ({ params, user }) =>
      data.savedFilters
        .filter(isSeen(signedIn(user), params.orgId))
        .map((filter) => shown(signedIn(user), filter))
        .toSorted((a, b) => byName(a.name, b.name)),
    createSavedFilter: ({ params, body: { shared = false, ...given }, user }) => {
      const owner = signedIn(user)
      const place = { organisationId: params.orgId, ownerId: owner.id }
      const filter = { id: newId(), ...given, shared, ...place }
      refuse(owner, filter)
      data.savedFilters.push(filter)
      return { message: 'The filter has been saved.', data: shown(owner, filter) }
    },
    updateSavedFilter: ({ params, body, user }) => {
      const filter = changeable(signedIn(user), params)
      const changed = { ...filter, ...given(body) }
      if (filter.shared && !changed.shared && !sameId(filter.ownerId, signedIn(user).id))
        throw forbidden('Only the owner may make a shared filter personal.')
      refuse(signedIn(user), changed)
      Object.assign(filter, changed)
      return { message: 'The filter has been saved.', data: shown(signedIn(user), filter) }
    },
    deleteSavedFilter: ({ params, user }) => {
      removeRow(data.savedFilters, changeable(signedIn(user), params))
      return { message: 'The filter has been deleted.', data: null }
    },
  }
}

const mayShare = (user: FakeUser) => can(actorOf(user), 'connectors.edit')

const given = ({ name, query, shared }: { [Name in keyof Values]?: Values[Name] | undefined }) => ({
  ...(name !== undefined && { name }),
  ...(query !== undefined && { query }),
  ...(shared !== undefined && { shared }),
})
