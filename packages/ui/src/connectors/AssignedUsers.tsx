import type { ClientConnector } from '@tributary/domain'
import { Text } from '../layout/Text.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { connectorsText } from './connectors.messages.ts'
import * as css from './RunCard.css.ts'

type AssignedUsersProps = { assigned: ClientConnector['assigned'] }

/** The users assigned to a connector: the initials of the first ten, then "+ N". */
export function AssignedUsers({ assigned }: AssignedUsersProps) {
  if (!assigned || assigned.count === 0) return null
  const { first, count } = assigned
  const rest = count - first.length
  return (
    <ul className={css.people} aria-label={connectorsText.assignedUsers}>
      {first.map((person) => (
        <li key={person.id}>
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
          dir="ltr"
        >
          + {rest}
        </Text>
      )}
    </ul>
  )
}
