import { statusNameOf, type User } from '@tributary/domain'
import { type UserViewer, userName, userRights, usersMessages } from '@tributary/sdk/users'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { classNames } from '../theme/class-names.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './UserActions.css.ts'
import { usersText } from './users.messages.ts'

export type UserActionsProps = {
  user: User
  /** The signed-in user. Their role decides which actions are available. */
  viewer: UserViewer
  /** True while the form loads the current data. */
  opening?: boolean
  /** Called when the viewer edits a user. */
  onEdit: (user: User) => void
  /** Called when the viewer deletes a user. */
  onDelete: (user: User) => void
  /** Called when the viewer wants to see the portal as a user. Without it, no row offers that. */
  onViewAs?: ((user: User) => void) | undefined
}

type Props = UserActionsProps & { place: keyof typeof css.actions }

/** The actions for a user. If one is not allowed, the reason replaces its button. */
export function UserActions({ user, viewer, opening = false, onEdit, onDelete, onViewAs, place }: Props) {
  const { edit, remove, viewAs } = userRights(viewer, user)
  if (edit) return <Reason place={place}>{edit}</Reason>
  return (
    <div className={css.actions[place]}>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        aria-label={usersMessages.edited(user)}
        loading={opening}
        data-edit-user={user.id}
        onClick={() => onEdit(user)}
      >
        {usersText.edit}
      </Button>
      {onViewAs && viewAs && statusNameOf(user.status) === 'active' && (
        <IconButton
          variant="ghost"
          size="sm"
          icon={Eye}
          aria-label={usersMessages.viewAs(userName(user))}
          onClick={() => onViewAs(user)}
        />
      )}
      {remove ? (
        <>
          <span className={css.oneself} title={remove}>
            {usersMessages.oneself}
          </span>
          <span className={visuallyHidden}>{remove}</span>
        </>
      ) : (
        <IconButton
          writes
          variant="ghost"
          size="sm"
          icon={Trash2}
          aria-label={usersMessages.deleted(user)}
          data-delete-user={user.id}
          onClick={() => onDelete(user)}
        />
      )}
    </div>
  )
}

/** A row has room for few words, so the full sentence is the title. */
const Reason = ({ place, children }: Pick<Props, 'place'> & { children: string }) =>
  place === 'row' ? (
    <p className={classNames(css.actions.row, css.reason)} title={children}>
      {usersMessages.above}
    </p>
  ) : (
    <p className={classNames(css.actions.card, css.reason, css.beneath)}>{children}</p>
  )

/** The focus targets of a user, the best one first: the card, and in a row the buttons. */
const targets = ['data-user', 'data-delete-user', 'data-edit-user'] as const

/** Returns the card of a user, or a button of their row: the focus target after the previous one was deleted. */
export function userElement(id: User['id']): HTMLElement | null {
  const drawn = targets.flatMap((name) =>
    [...document.querySelectorAll<HTMLElement>(`[${name}]`)].filter(
      (element) => element.getAttribute(name) === String(id),
    ),
  )
  return drawn[0] ?? null
}
