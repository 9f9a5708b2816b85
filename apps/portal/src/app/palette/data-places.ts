import type { Person } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { typeTitle } from '@tributary/sdk/connectors'
import { type SearchedStructure, structureEntries, structureSearchMessages } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { personPath, whyPath } from '../../access/access-paths.ts'
import { connectorHome } from '../../connectors/connector-paths.ts'
import { structureFormPath } from '../../excel/search/structure-paths.ts'
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

/** Every item of the Excel structure, with its form. The hint is its kind, and the version of a milestone. */
export const structurePlaces = (structure: SearchedStructure): Place[] =>
  Object.values(structureEntries(structure))
    .flat()
    .map((entry) => {
      const { noun, id, name, version } = entry
      const { kind, milestoneOf } = structureSearchMessages
      const hint = version ? milestoneOf(version.name) : kind[noun]
      const picture = { connectorType: 'excel' } as const
      return { id: `${noun} ${version?.id ?? ''} ${id}`, name, hint, href: structureFormPath(entry), picture }
    })
