import { can, type SessionUser } from '@tributary/domain'
import type { Navigation } from '@tributary/ui'
import { useStore } from 'jotai'
import { useAdminWaiting } from '../approvals/use-waiting-count.ts'
import { connectorHome, connectorList } from '../connectors/connector-paths.ts'
import { isListQuery } from '../connectors/list/list-address.ts'
import { useOrganisationTypes, useShownTypes } from '../connectors/use-connector-types.ts'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { unlessUnsaved } from '../page/unsaved.ts'
import { useQueryString } from '../page/use-address.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { adminHome } from './admin-home.ts'
import type { FoundRoute } from './find-route.ts'
import { useFailingTypes } from './use-failing-types.ts'
import { useNamedOrganisation } from './use-named-organisation.ts'
import { useSwitchOrganisation } from './use-switch-organisation.ts'

/** Returns the navigation item an address belongs to. The connector home highlights none (CONNHOME-03). */
export function currentItem(found: FoundRoute | undefined, user: SessionUser, query = ''): string | null {
  if (!found) return null
  const { path, route, params } = found
  if (path === '/home' || path === '/profile') return path
  if (path === '/connectors') return isListQuery(query) ? connectorList : null
  if (route.section === 'admin') return adminHome(user) ?? null
  if (route.section === 'excel') return connectorHome('excel')
  return params.connectorType ? connectorHome(params.connectorType) : null
}

/** Everything the navigation shows. */
export function useNavigation(user: SessionUser, found: FoundRoute | undefined): Navigation {
  const { organisations, selected, loaded } = useOrganisations()
  const query = useQueryString()
  useNamedOrganisation(organisations)
  const own = useOrganisationTypes(selected?.id)
  const types = useShownTypes(own.types)
  const failingTypes = useFailingTypes(user, selected?.id, own.types)
  const selectOrganisation = useSwitchOrganisation(selected)
  const signOut = useSignOut()
  const store = useStore()
  return {
    organisations,
    selectedOrganisation: selected,
    onSelectOrganisation: (next) => unlessUnsaved(store, () => void selectOrganisation(next)),
    connectorTypes: types.map((type) => type.type),
    connectorHref: connectorHome,
    failingTypes,
    homeHref: '/home',
    allConnectorsHref: types.length > 0 ? connectorList : undefined,
    adminHref: adminHome(user),
    adminWaiting: useAdminWaiting(user),
    profileHref: can(user, 'profile.open') ? '/profile' : undefined,
    currentHref: currentItem(found, user, query),
    failure: firstFailure(loaded, own.loaded) ?? undefined,
    user,
    onLogOut: () => unlessUnsaved(store, () => void signOut()),
  }
}
