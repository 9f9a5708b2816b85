import type { ClientConnector, Person } from '@tributary/domain'
import { typeTitle } from '@tributary/sdk/connectors'
import { connectorHome } from '../../connectors/connector-paths.ts'
import { withSearch } from '../../page/use-search-parameter.ts'
import type { Place } from './places.ts'

export const USERS_PAGE = '/admin/security/users'

/** The page of a connector type, and its known connectors by name. */
export function connectorPlaces(type: string, connectors: readonly ClientConnector[]): Place[] {
  const home = connectorHome(type)
  const picture = { connectorType: type }
  const typeName = typeTitle(type)
  const named = connectors.map(({ id, name }) => ({
    id: `${type} ${id}`,
    name,
    hint: typeName,
    href: withSearch(home, '', name),
    picture,
  }))
  return [{ id: type, name: typeName, href: home, picture }, ...named]
}

/** A member of the organisation, as a search on the users page. */
export function personPlace(person: Person): Place {
  const { id, firstName, lastName, emailAddress } = person
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const href = withSearch(USERS_PAGE, '', name)
  return { id: String(id), name, hint: emailAddress, href, picture: { person } }
}
