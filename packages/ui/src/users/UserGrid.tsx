import { type Id, sameId, type User } from '@tributary/domain'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import type { UserActionsProps } from './UserActions.tsx'
import { UserCard } from './UserCard.tsx'

export type UserListProps = Pick<UserActionsProps, 'viewer' | 'onEdit' | 'onDelete'> & {
  /** In the order they are shown. */
  users: readonly User[]
  /** Whose form is about to open. */
  opening?: Id | null
  /** The list goes, with the focus in it: gives it to something that stays. */
  onFocusLost?: () => void
}

/** A card and the gap beneath it, in pixels. */
const ROW_HEIGHT = 166

/** The users as cards, of at least 230 px, four beside each other on a desk (connectors spec 2.6, USER-01). */
export const UserGrid = ({ users, opening = null, onFocusLost, ...card }: UserListProps) => (
  <CardGrid
    minWidth={230}
    rowHeight={ROW_HEIGHT}
    items={users}
    onFocusLost={onFocusLost}
    card={(user) => <UserCard {...card} user={user} opening={opening !== null && sameId(opening, user.id)} />}
  />
)
