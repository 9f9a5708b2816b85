import { type ReactNode, useState } from 'react'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import * as css from './AppShell.css.ts'
import { type Navigation, SideNav } from './SideNav.tsx'
import { ShellMenuContext } from './shell-menu.ts'

export type AppShellProps = {
  navigation: Navigation
  /** Kept by the portal in the cookie `nav`; under 575 px the navigation is a sheet either way (SHELL-02..04). */
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  /** A TopBar: it shows the menu button of phones by itself. */
  topBar: ReactNode
  /** The page. */
  children: ReactNode
}

/** Navigation, top bar and page for people who are signed in (portal spec 2.2; design language, section 6). */
export function AppShell({ navigation, collapsed, onCollapsedChange, topBar, children }: AppShellProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const form = collapsed ? 'collapsed' : 'expanded'
  return (
    <div className={css.shell[form]}>
      <a href="#main" className={css.skip}>
        Skip to content
      </a>
      <div className={css.beside}>
        <SideNav {...navigation} form={form} onToggle={() => onCollapsedChange(!collapsed)} />
      </div>
      <div className={css.page}>
        <ShellMenuContext value={{ open: menuOpen, show: () => setMenuOpen(true) }}>
          {topBar}
        </ShellMenuContext>
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PhoneNav navigation={navigation} open={menuOpen} onOpenChange={setMenuOpen} />
    </div>
  )
}

type PhoneNavProps = { navigation: Navigation; open: boolean; onOpenChange: (open: boolean) => void }

/** The navigation as a sheet: it closes when a link is followed. */
function PhoneNav({ navigation, open, onOpenChange }: PhoneNavProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} side="left" title="Menu" bare>
      <SideNav {...navigation} form="sheet" onToggle={close} onFollow={close} />
    </Dialog>
  )
}
