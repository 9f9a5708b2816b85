import { type ReactNode, useState } from 'react'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import * as css from './AppShell.css.ts'
import { type Navigation, SideNav } from './SideNav.tsx'
import { shellText } from './shell.messages.ts'
import { ShellMenuContext } from './shell-menu.ts'

export type AppShellProps = {
  /** The links of the side navigation. */
  navigation: Navigation
  /** Stored by the portal in the cookie `nav`. Below 575 px the navigation is always a sheet. */
  collapsed: boolean
  /** Called when the user collapses or expands the side navigation. */
  onCollapsedChange: (collapsed: boolean) => void
  /** A TopBar. On phones it shows the menu button without further props. */
  topBar: ReactNode
  /** Whether the page is a list or a matrix, which uses the width of windows above 1600 px. Others stay readable. */
  wide?: boolean
  /** The page. */
  children: ReactNode
}

/** Navigation, top bar and page for signed-in users. */
export function AppShell(props: AppShellProps) {
  const { navigation, collapsed, onCollapsedChange, topBar, wide = false, children } = props
  const [menuOpen, setMenuOpen] = useState(false)
  const form = collapsed ? 'collapsed' : 'expanded'
  return (
    <div className={css.shell[form]}>
      <a href="#main" className={css.skip}>
        {shellText.skipToContent}
      </a>
      <div className={css.layout}>
        <SideNav {...navigation} form={form} onToggle={() => onCollapsedChange(!collapsed)} />
      </div>
      <div className={css.page[wide ? 'list' : 'form']}>
        <ShellMenuContext.Provider value={{ open: menuOpen, show: () => setMenuOpen(true) }}>
          {topBar}
        </ShellMenuContext.Provider>
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PhoneNav navigation={navigation} open={menuOpen} onOpenChange={setMenuOpen} />
    </div>
  )
}

type PhoneNavProps = { navigation: Navigation; open: boolean; onOpenChange: (open: boolean) => void }

/** The navigation as a sheet, which closes when a link is followed. */
function PhoneNav({ navigation, open, onOpenChange }: PhoneNavProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} side="start" title={shellText.menu} bare>
      <SideNav {...navigation} form="sheet" onToggle={close} onFollow={close} />
    </Dialog>
  )
}
