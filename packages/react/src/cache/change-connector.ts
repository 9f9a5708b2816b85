import type { QueryClient } from '@tanstack/react-query'
import { type ClientConnector, type Id, sameId } from '@tributary/domain'
import { organisationKey } from './keys.ts'

/** The kinds of keys, after the organisation, whose data contain connectors. */
const kinds = new Set<unknown>([
  'connector',
  'connectors',
  'every-connector',
  'first-connectors',
  'home-connectors',
])

const queriesOf = (organisationId: Id) => {
  const queryKey = organisationKey(organisationId)
  return {
    queryKey,
    predicate: (query: { queryKey: readonly unknown[] }) => kinds.has(query.queryKey[queryKey.length]),
  }
}

type Change = (connector: ClientConnector) => ClientConnector

/** Changes a connector in every cached list of its organisation. Loads that started before are cancelled. */
export async function changeConnector(
  queries: QueryClient,
  organisationId: Id,
  id: Id,
  change: Change,
): Promise<void> {
  const filters = queriesOf(organisationId)
  await queries.cancelQueries(filters)
  const changeOne = (one: ClientConnector) => (sameId(one.id, id) ? change(one) : one)
  queries.setQueriesData<ClientConnector | ClientConnector[]>(filters, (data) =>
    Array.isArray(data) ? data.map(changeOne) : data && changeOne(data),
  )
}

/** Reloads the connectors of an organisation that are on screen. */
export const reloadConnectors = (queries: QueryClient, organisationId: Id): Promise<void> =>
  queries.invalidateQueries(queriesOf(organisationId))
