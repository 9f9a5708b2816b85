import type { User } from '@tributary/domain'
import { userName } from '@tributary/sdk/users'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './UserCard.css.ts'

export type UserNameProps = {
  user: User
  /** Returns the address of a user's page. Without it, the name is text. */
  personHref?: ((id: User['id']) => string) | undefined
}

/** The first name in a row, which leads to the page of the user. The link is named after the whole name. */
export const RowName = ({ user, personHref }: UserNameProps) =>
  personHref ? (
    <Anchor href={personHref(user.id)} className={css.rowLink} aria-label={userName(user)}>
      <MiddleEllipsis>{user.firstName || userName(user)}</MiddleEllipsis>
    </Anchor>
  ) : (
    <MiddleEllipsis>{user.firstName}</MiddleEllipsis>
  )

/** The whole name on a card, which leads to the page of the user. */
export const CardName = ({ user, personHref }: UserNameProps) =>
  personHref ? (
    <Anchor href={personHref(user.id)} className={css.cardLink}>
      {userName(user)}
    </Anchor>
  ) : (
    userName(user)
  )
