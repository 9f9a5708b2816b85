import type { SessionUser } from '@tributary/domain'
import type { Navigation } from '@tributary/ui'
import { useStore } from 'jotai'
import { useAdminWaiting } from '../approvals/use-waiting-count.ts'
import { connectorHome } from '../connectors/connector-paths.ts'
import { useOrganisationTypes, useShownTypes } from '../connectors/use-connector-types.ts'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { unlessUnsaved } from '../page/unsaved.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { adminHome } from './admin-home.ts'
import type { FoundRoute } from './find-route.ts'
import { useNamedOrganisation } from './use-named-organisation.ts'
import { useSwitchOrganisation } from './use-switch-organisation.ts'

/** Returns the navigation item an address belongs to. `/connectors` highlights none (CONNHOME-03). */
export function currentItem(found: FoundRoute | undefined, user: SessionUser): string | null {
  if (!found) return null
  const { path, route, params } = found
  if (path === '/home' || path === '/profile') return path
  if (route.section === 'admin') return adminHome(user) ?? null
  if (route.section === 'excel') return connectorHome('excel')
  return params.connectorType ? connectorHome(params.connectorType) : null
}

/** Everything the navigation shows. */
export function useNavigation(user: SessionUser, found: FoundRoute | undefined): Navigation {
  const { organisations, selected, loaded } = useOrganisations()
  useNamedOrganisation(organisations)
  const own = useOrganisationTypes(selected?.id)
  const types = useShownTypes(own.types)
  const selectOrganisation = useSwitchOrganisation(selected)
  const signOut = useSignOut()
  const store = useStore()
  return {
    organisations,
    selectedOrganisation: selected,
    onSelectOrganisation: (next) => unlessUnsaved(store, () => void selectOrganisation(next)),
    connectorTypes: types.map((type) => type.type),
    connectorHref: connectorHome,
    homeHref: '/home',
    adminHref: adminHome(user),
    adminWaiting: useAdminWaiting(user),
    profileHref: '/profile',
    currentHref: currentItem(found, user),
    failure: firstFailure(loaded, own.loaded) ?? undefined,
    user,
    onLogOut: () => unlessUnsaved(store, () => void signOut()),
  }
}
