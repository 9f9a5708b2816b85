import type { Person } from '@tributary/domain'
import { typeTitle } from '@tributary/sdk/connectors'
import { connectorHome } from '../../connectors/connector-paths.ts'
import { withSearch } from '../../page/use-search-parameter.ts'
import type { Place } from './places.ts'

export const USERS_PAGE = '/admin/security/users'

/** The page of a connector type. */
export const typePlace = (type: string): Place => ({
  id: `type ${type}`,
  name: typeTitle(type),
  href: connectorHome(type),
  picture: { connectorType: type },
})

/** A member of the organisation, as a search on the users page. */
export function personPlace(person: Person): Place {
  const { id, firstName, lastName, emailAddress } = person
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const href = withSearch(USERS_PAGE, '', name)
  return { id: `person ${id}`, name, hint: emailAddress, href, picture: { person } }
}
