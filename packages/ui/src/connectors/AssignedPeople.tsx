import { assignedUserIds, type ClientConnector } from '@tributary/domain'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import * as css from './RunCard.css.ts'

/** So many initials stand on a card; the rest are counted (connectors spec 9). */
export const INITIALS_SHOWN = 10

/** The people of the organisation by id, as text. */
export type PeopleById = ReadonlyMap<string, { firstName: string; lastName: string }>

type AssignedPeopleProps = {
  connector: ClientConnector
  /** Undefined until they are known. */
  people: PeopleById | undefined
}

/** Who is assigned to a connector: up to ten initials, then "+ N" (CONNDASH-21). Their room is there before they are. */
export function AssignedPeople({ connector, people }: AssignedPeopleProps) {
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
      {rest > 0 && <li className={css.morePeople}>+ {rest}</li>}
    </ul>
  )
}
