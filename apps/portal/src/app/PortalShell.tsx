import type { SessionUser } from '@tributary/domain'
import { AppShell } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useRouter } from 'wouter'
import { useShownDensity } from '../page/use-density.ts'
import { userAtom } from '../session/session-atoms.ts'
import { findRoute } from './find-route.ts'
import { LineageAbove } from './LineageAbove.tsx'
import { PortalTopBar } from './PortalTopBar.tsx'
import { usePalette } from './palette/use-palette.ts'
import { routes } from './routes.ts'
import { Screen } from './Screen.tsx'
import { shownRoute } from './shown-route.ts'
import { useNavCollapsed } from './use-nav-collapsed.ts'
import { useNavigation } from './use-navigation.ts'

/** The frame of every page of a signed-in user, with the page of the address in it. */
export function PortalShell() {
  const user = useAtomValue(userAtom)
  return user && <Frame user={user} />
}

type FrameProps = { user: SessionUser }

function Frame({ user }: FrameProps) {
  const [path] = useLocation()
  const found = shownRoute(findRoute(routes, useRouter().parser, path), user)
  const navigation = useNavigation(user, found)
  const [collapsed, setCollapsed] = useNavCollapsed()
  useShownDensity()
  const { button, Palette, close } = usePalette()
  const collapsing = { collapsed, onCollapsedChange: setCollapsed }
  return (
    <AppShell
      navigation={{ ...navigation, palette: button }}
      {...collapsing}
      wide={found?.route.wide ?? false}
      topBar={<PortalTopBar found={found} user={user} />}
    >
      <Screen found={found} user={user} path={path} />
      <LineageAbove />
      {Palette && <Palette {...navigation} {...collapsing} user={user} onClose={close} />}
    </AppShell>
  )
}
