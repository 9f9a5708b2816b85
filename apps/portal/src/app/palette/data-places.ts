import type { Person } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { typeTitle } from '@tributary/sdk/connectors'
import { userName } from '@tributary/sdk/users'
import { personPath, whyPath } from '../../access/access-paths.ts'
import { connectorHome } from '../../connectors/connector-paths.ts'
import type { Place } from './places.ts'

export const USERS_PAGE = '/admin/security/users'

/** The page of a connector type. */
export const typePlace = (type: string): Place => ({
  id: `type ${type}`,
  name: typeTitle(type),
  href: connectorHome(type),
  picture: { connectorType: type },
})

/** A member of the organisation, with their page. */
export function personPlace(person: Person): Place {
  const { id, firstName, lastName, emailAddress } = person
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const href = personPath(id)
  return { id: `person ${id}`, name, hint: emailAddress, href, picture: { person } }
}

/** The question why a member does not see something. */
export function questionPlace(person: Person): Place {
  const { id, emailAddress } = person
  const name = questionMessages.whyNamed(userName(person))
  const href = whyPath({ person: String(id), target: null })
  return { id: `why ${id}`, name, hint: emailAddress, href, picture: { person } }
}
