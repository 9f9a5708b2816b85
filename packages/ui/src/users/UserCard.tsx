import { statusNameOf, type User } from '@tributary/domain'
import { type UserViewer, userName, userRights, usersMessages } from '@tributary/sdk/rules'
import { Pencil, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { classNames } from '../primitives/class-names.ts'
import * as css from './UserCard.css.ts'
import { UserStatus } from './UserStatus.tsx'

export type UserCardProps = {
  user: User
  /** Who looks: it decides what can be done. */
  viewer: UserViewer
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

/** One user: who, with which role, in which state, and what can be done (connectors spec 2.6, USER-01, USER-04). */
export const UserCard = memo(function UserCard({ user, viewer, onEdit, onDelete }: UserCardProps) {
  const id = useId()
  const name = userName(user)
  const isArchived = statusNameOf(user.status) === 'archived'
  return (
    <article
      className={classNames(css.card, isArchived && css.archived)}
      tabIndex={-1}
      aria-labelledby={id}
      data-user={user.id}
    >
      <div className={css.head}>
        <Avatar person={user} size={36} quiet={isArchived} />
        <UserStatus user={user} />
      </div>
      <h2 id={id} className={css.name} title={name}>
        <bdi>{name}</bdi>
      </h2>
      <p className={css.role} title={user.role?.name}>
        <bdi>{user.role?.name}</bdi>
      </p>
      <Actions user={user} viewer={viewer} onEdit={onEdit} onDelete={onDelete} />
    </article>
  )
})

/** Where a button would stand, whoever may not press it reads why. */
function Actions({ user, viewer, onEdit, onDelete }: UserCardProps) {
  const { edit, remove } = userRights(viewer, user)
  if (edit) return <p className={classNames(css.actions, css.reason)}>{edit}</p>
  const name = userName(user)
  return (
    <div className={css.actions}>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        className={css.action}
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(user)}
      >
        Edit
      </Button>
      {remove ? (
        <span className={css.reason} title={remove}>
          {usersMessages.oneself}
        </span>
      ) : (
        <IconButton
          variant="ghost"
          size="sm"
          icon={Trash2}
          className={css.action}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(user)}
        />
      )}
    </div>
  )
}
