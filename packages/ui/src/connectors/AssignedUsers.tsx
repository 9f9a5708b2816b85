import { assignedUserIds, type ClientConnector } from '@tributary/domain'
import { Text } from '../layout/Text.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import * as css from './RunCard.css.ts'

/** The number of initials on a card. The remaining users are counted. */
export const INITIALS_SHOWN = 10

/** The users of the organisation by id, as text. */
export type PeopleById = ReadonlyMap<string, { firstName: string; lastName: string }>

type AssignedUsersProps = {
  connector: ClientConnector
  /** Undefined while they load. */
  people: PeopleById | undefined
}

/** The users assigned to a connector: up to ten initials, then "+ N". Their space is reserved while they load. */
export function AssignedUsers({ connector, people }: AssignedUsersProps) {
  const ids = assignedUserIds(connector)
  if (ids.length > 0 && !people) return <div className={css.peopleRoom} />
  const known = ids.flatMap((id) => {
    const person = people?.get(id)
    return person ? [{ id, person }] : []
  })
  const shown = known.slice(0, INITIALS_SHOWN)
  const rest = ids.length - shown.length
  if (ids.length === 0) return null
  return (
    <ul className={css.people} aria-label="Assigned users">
      {shown.map(({ id, person }) => (
        <li key={id}>
          <Avatar person={person} size={24} quiet label={`${person.firstName} ${person.lastName}`.trim()} />
        </li>
      ))}
      {rest > 0 && (
        <Text
          as="li"
          size="xs"
          color="secondary"
          fontWeight="medium"
          whiteSpace="nowrap"
          className={css.morePeople}
        >
          + {rest}
        </Text>
      )}
    </ul>
  )
}
