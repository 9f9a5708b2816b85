import { statusNameOf } from '@tributary/domain'
import { roleTitle, userName } from '@tributary/sdk/users'
import { memo, useId } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { classNames } from '../theme/class-names.ts'
import { UserActions, type UserActionsProps } from './UserActions.tsx'
import * as css from './UserCard.css.ts'
import { CardName, type UserNameProps } from './UserName.tsx'
import { UserStatus } from './UserStatus.tsx'

export type UserCardProps = UserActionsProps & Pick<UserNameProps, 'personHref'>

/** A user: name, role, status and actions. */
export const UserCard = memo(function UserCard({ personHref, ...props }: UserCardProps) {
  const { user } = props
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
      <Inline justifyContent="space-between" gap={2} className={css.head}>
        <Avatar person={user} size={36} quiet={isArchived} />
        <UserStatus user={user} />
      </Inline>
      <h2 id={id} className={personHref ? css.linkedName : css.name} title={name} dir="auto">
        <CardName user={user} personHref={personHref} />
      </h2>
      <p className={css.email} title={user.emailAddress} dir="ltr">
        {user.emailAddress}
      </p>
      <p className={css.role}>{user.role && roleTitle(user.role)}</p>
      <UserActions {...props} place="card" />
    </article>
  )
})
