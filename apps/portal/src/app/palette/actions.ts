import { type Ability, can, type SessionUser } from '@tributary/domain'
import type { PaletteItem } from '@tributary/ui'
import { media } from '@tributary/ui/theme'
import { USERS_PAGE } from './data-places.ts'
import type { Place } from './places.ts'

type Elsewhere = Omit<Place, 'id'> & { for?: Ability }

const elsewhere: readonly Elsewhere[] = [
  {
    name: 'Add user',
    keywords: 'new invite',
    picture: { icon: 'add-user' },
    href: USERS_PAGE,
    asks: 'add-user',
    for: 'users.manage',
  },
  {
    name: 'Add Organisation',
    keywords: 'new',
    picture: { icon: 'add-organisation' },
    href: '/admin/organisations',
    asks: 'add-organisation',
    for: 'clients.edit',
  },
  {
    name: 'Approve or reject requests',
    picture: { icon: 'approve' },
    href: '/admin/approvals',
    for: 'approvals.decide',
  },
  { name: 'Change password', picture: { icon: 'password' }, href: '/profile', asks: 'change-password' },
]

/** The actions of other pages that a user may use. */
export const actionPlaces = (user: SessionUser): Place[] =>
  elsewhere
    .filter((place) => place.for === undefined || can(user, place.for))
    .map(({ for: _, ...place }) => ({ ...place, id: place.name }))

export type ShellActions = {
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  onLogOut: () => void
}

/** The actions of the shell. A phone has no navigation to collapse. */
export function shellActions({ collapsed, onCollapsedChange, onLogOut }: ShellActions): PaletteItem[] {
  const collapse: PaletteItem = {
    id: 'navigation',
    name: collapsed ? 'Expand navigation' : 'Collapse navigation',
    picture: { icon: 'navigation' },
    run: () => onCollapsedChange(!collapsed),
  }
  const logOut: PaletteItem = {
    id: 'log-out',
    name: 'Log out',
    keywords: 'sign out',
    picture: { icon: 'log-out' },
    run: onLogOut,
  }
  return matchMedia(media.phone).matches ? [logOut] : [collapse, logOut]
}
