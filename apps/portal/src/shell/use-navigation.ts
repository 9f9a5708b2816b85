import { can, type SessionUser } from '@tributary/domain'
import type { Navigation } from '@tributary/ui'
import { connectorHome } from '../connectors/connector-paths.ts'
import type { FoundRoute } from '../routes/find-route.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useOrganisationTypes, useShownTypes } from './use-connector-types.ts'
import { useOrganisations } from './use-organisations.ts'
import { useSelectOrganisation } from './use-select-organisation.ts'

/** Where the Admin link leads: the dashboard, or the users for level 2; nowhere for others (SHELL-12..14). */
export function adminHome(user: SessionUser): string | undefined {
  if (!can(user, 'admin.open')) return undefined
  return can(user, 'admin.dashboard') ? '/admin/dashboard' : '/admin/security/users'
}

/** The navigation item an address belongs to; `/connectors` highlights none of its own (CONNHOME-03). */
export function currentItem(found: FoundRoute | undefined, user: SessionUser): string | null {
  if (!found) return null
  const { route, params } = found
  if (route.path === '/home') return '/home'
  if (route.section === 'admin') return adminHome(user) ?? null
  if (route.section === 'excel') return connectorHome('excel')
  return params.connectorType ? connectorHome(params.connectorType) : null
}

/** Everything the navigation shows (portal spec 2.2). */
export function useNavigation(user: SessionUser, found: FoundRoute | undefined): Navigation {
  const { organisations, selected } = useOrganisations()
  const types = useShownTypes(useOrganisationTypes(selected?.id).data)
  return {
    organisations: organisations ?? [],
    selectedOrganisation: selected,
    onSelectOrganisation: useSelectOrganisation(selected),
    connectorTypes: types.map((type) => type.type),
    connectorHref: connectorHome,
    homeHref: '/home',
    adminHref: adminHome(user),
    profileHref: '/profile',
    currentHref: currentItem(found, user),
    user,
    onLogOut: useSignOut(),
  }
}
