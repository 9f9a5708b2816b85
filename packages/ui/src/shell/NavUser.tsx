import { comma, isolated } from '@tributary/sdk/common'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { useViewOnly } from '../primitives/ViewOnly/ViewOnly.tsx'
import { classNames } from '../theme/class-names.ts'
import { truncate, visuallyHidden } from '../theme/text.css.ts'
import * as css from './SideNav.css.ts'
import { shellText } from './shell.messages.ts'

/** The signed-in user, as the navigation shows them. */
export type NavPerson = { firstName: string; lastName: string; email: string }

type NavUserProps = {
  user: NavPerson
  profileHref: string | undefined
  /** True on the profile page. */
  current?: boolean
  collapsed: boolean
  /** Shown above the user in the collapsed navigation. */
  expandButton?: ReactNode
  onFollow: (() => void) | undefined
  onLogOut: () => void
}

/** Initials, first name and email as one link to the profile if it can be shown, and the button to log out. */
export function NavUser(props: NavUserProps) {
  const { collapsed, expandButton, onLogOut } = props
  return (
    <Inline gap={1} paddingY="2half" paddingX={3} flex="none" className={css.user}>
      {expandButton}
      <Profile {...props}>{collapsed ? <Initials {...props} /> : <Names {...props} />}</Profile>
      <IconButton icon={LogOut} aria-label={shellText.logOut} onClick={onLogOut} />
    </Inline>
  )
}

const nameOf = ({ firstName, lastName }: NavPerson) => [firstName, lastName].filter(Boolean).join(' ')

function Profile(props: NavUserProps & { children: ReactNode }) {
  const { user, profileHref, current = false, collapsed, onFollow, children } = props
  const title = collapsed ? `${isolated(nameOf(user))}${comma()}${isolated(user.email)}` : undefined
  const withoutProfile = useViewOnly(true)?.title ?? title
  if (profileHref === undefined)
    return (
      <div className={css.person} title={withoutProfile}>
        {children}
      </div>
    )
  return (
    <Anchor
      href={profileHref}
      className={css.profile}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      {...(title && { title })}
    >
      {children}
    </Anchor>
  )
}

const Initials = ({ user }: NavUserProps) => (
  <>
    <Avatar person={user} size={32} />
    <span className={visuallyHidden}>{shellText.profileNamed(nameOf(user), user.email)}</span>
  </>
)

const Names = ({ user }: NavUserProps) => (
  <>
    <Avatar person={user} size={32} />
    <Stack as="span" minWidth={0}>
      <span className={classNames(css.firstName, truncate)} dir="auto">
        {user.firstName}
      </span>{' '}
      <Text size="xs" color="secondary" className={truncate} title={user.email} dir="ltr">
        {user.email}
      </Text>
    </Stack>
  </>
)
