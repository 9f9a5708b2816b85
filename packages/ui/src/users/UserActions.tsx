import type { User } from '@tributary/domain'
import { type UserViewer, userRights, usersMessages } from '@tributary/sdk/users'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { classNames } from '../primitives/class-names.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './UserActions.css.ts'

export type UserActionsProps = {
  user: User
  /** Who looks: it decides what can be done. */
  viewer: UserViewer
  /** The form is on its way: it asks for what stands there now. */
  opening?: boolean
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

type Props = UserActionsProps & { place: keyof typeof css.actions }

/** What can be done with a user; where a button would stand, whoever may not press it reads why (USER-04, USER-05). */
export function UserActions({ user, viewer, opening = false, onEdit, onDelete, place }: Props) {
  const { edit, remove } = userRights(viewer, user)
  if (edit) return <Reason place={place}>{edit}</Reason>
  return (
    <div className={css.actions[place]}>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        aria-label={usersMessages.edited(user)}
        loading={opening}
        onClick={() => onEdit(user)}
      >
        Edit
      </Button>
      {remove ? (
        <>
          <span className={css.reason} title={remove}>
            {usersMessages.oneself}
          </span>
          <span className={visuallyHidden}>{remove}</span>
        </>
      ) : (
        <IconButton
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

/** A row has room for a few words only; the sentence is its title then. */
const Reason = ({ place, children }: Pick<Props, 'place'> & { children: string }) =>
  place === 'row' ? (
    <p className={classNames(css.actions.row, css.reason)} title={children}>
      {usersMessages.above}
    </p>
  ) : (
    <p className={classNames(css.actions.card, css.reason, css.beneath)}>{children}</p>
  )

/** Where somebody goes on who has deleted a user: the user after, in whichever form it is drawn. */
export function userElement(id: User['id']): HTMLElement | null {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-user], [data-delete-user]')]
  return drawn.find(({ dataset }) => (dataset.user ?? dataset.deleteUser) === String(id)) ?? null
}
