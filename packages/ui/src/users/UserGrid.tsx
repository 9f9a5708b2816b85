import { type Id, sameId, type User } from '@tributary/domain'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { UserCard, type UserCardProps } from './UserCard.tsx'

export type UserListProps = Pick<
  UserCardProps,
  'viewer' | 'onEdit' | 'onDelete' | 'onViewAs' | 'personHref'
> & {
  /** In the order they are shown. */
  users: readonly User[]
  /** The id of the user whose form is loading; null if none is. */
  opening?: Id | null
  /** Called when the list disappears while it has the focus. */
  onFocusLost?: () => void
}

/** The height of a card and the gap below it, in pixels. */
const ROW_HEIGHT = 166

/** The users as cards of at least 230 px, four in a row on a desktop. */
export const UserGrid = ({ users, opening = null, onFocusLost, ...card }: UserListProps) => (
  <CardGrid
    minWidth={230}
    rowHeight={ROW_HEIGHT}
    items={users}
    onFocusLost={onFocusLost}
    card={(user) => <UserCard {...card} user={user} opening={opening !== null && sameId(opening, user.id)} />}
  />
)
