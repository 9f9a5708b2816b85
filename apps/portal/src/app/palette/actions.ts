import { type Ability, can, type SessionUser } from '@tributary/domain'
import type { PaletteItem } from '@tributary/ui'
import { media } from '@tributary/ui/theme'
import { USERS_PAGE } from './data-places.ts'
import { paletteText } from './palette.messages.ts'
import type { Place } from './places.ts'

type Elsewhere = Omit<Place, 'id'> & { for?: Ability }

const elsewhere: readonly Elsewhere[] = [
  {
    get name() {
      return paletteText.addUser
    },
    get keywords() {
      return paletteText.newInvite
    },
    picture: { icon: 'add-user' },
    href: USERS_PAGE,
    asks: 'add-user',
    for: 'users.manage',
  },
  {
    get name() {
      return paletteText.addOrganisation
    },
    keywords: 'new',
    picture: { icon: 'add-organisation' },
    href: '/admin/organisations',
    asks: 'add-organisation',
    for: 'clients.edit',
  },
  {
    get name() {
      return paletteText.approveOrRejectRequests
    },
    picture: { icon: 'approve' },
    href: '/admin/approvals',
    for: 'approvals.decide',
  },
  {
    get name() {
      return paletteText.showGettingStarted
    },
    get keywords() {
      return paletteText.gettingStarted
    },
    picture: { icon: 'home' },
    href: '/home',
    asks: 'first-run',
    for: 'users.invite',
  },
  {
    get name() {
      return paletteText.changePassword
    },
    picture: { icon: 'password' },
    href: '/profile',
    asks: 'change-password',
    for: 'profile.open',
  },
]

/** The actions of other pages that a user may use. In the view of another user, none that opens a form. */
export const actionPlaces = (user: SessionUser): Place[] =>
  elsewhere
    .filter((place) => place.for === undefined || can(user, place.for))
    .filter((place) => !user.viewAs || !place.asks)
    .map(({ for: _, ...place }) => ({ ...place, id: place.asks ?? place.href }))

export type ShellActions = {
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  /** Whether the pages have lower rows, and a function that changes it. */
  density: { compact: boolean; onChange: (compact: boolean) => void }
  onLogOut: () => void
}

/** The actions of the shell. A phone has no navigation to collapse. */
export function shellActions({
  collapsed,
  onCollapsedChange,
  density,
  onLogOut,
}: ShellActions): PaletteItem[] {
  const collapse: PaletteItem = {
    id: 'navigation',
    name: collapsed ? paletteText.expandNavigation : paletteText.collapseNavigation,
    picture: { icon: 'navigation' },
    run: () => onCollapsedChange(!collapsed),
  }
  const rows: PaletteItem = {
    id: 'density',
    name: density.compact ? paletteText.comfortableRows : paletteText.compactRows,
    picture: { icon: 'density' },
    run: () => density.onChange(!density.compact),
  }
  const logOut: PaletteItem = {
    id: 'log-out',
    name: paletteText.logOut,
    keywords: paletteText.signOut,
    picture: { icon: 'log-out' },
    run: onLogOut,
  }
  return matchMedia(media.phone).matches ? [rows, logOut] : [collapse, rows, logOut]
}
