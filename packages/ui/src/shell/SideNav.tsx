import { House, PanelLeftClose, PanelLeftOpen, Plug, RotateCw, Shield, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { Logo } from '../icons/Logo.tsx'
import { Inline } from '../layout/Inline.tsx'
import { LoadError, type LoadErrorProps } from '../patterns/errors/LoadError.tsx'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { NavLink } from './NavLink.tsx'
import { type NavPerson, NavUser } from './NavUser.tsx'
import { OrganisationMenu, type OrganisationMenuProps } from './OrganisationMenu.tsx'
import { PaletteButton, type PaletteButtonProps } from './PaletteButton.tsx'
import * as css from './SideNav.css.ts'
import { Streams } from './Streams.tsx'
import { shellText } from './shell.messages.ts'

/** The content of the navigation in every form. */
export type Navigation = Omit<OrganisationMenuProps, 'collapsed'> & {
  /** The connector types the user may open, in the order they are shown. */
  connectorTypes: readonly string[]
  connectorHref: (type: string) => string
  /** The types with a connector that failed, is refused or is stuck. */
  failingTypes?: readonly string[] | undefined
  homeHref: string
  /** The list of the connectors of every type. Left out without connectors. */
  allConnectorsHref?: string | undefined
  /** The button that opens the command palette. */
  palette?: PaletteButtonProps | undefined
  /** Left out for users without access to Admin. */
  adminHref?: string | undefined
  /** Items that wait in Admin: their number and a description. */
  adminWaiting?: { count: number; words: string } | undefined
  /** Where the name of the user leads. Undefined if their profile is not shown. */
  profileHref: string | undefined
  /** The href of the current page's link, or null. */
  currentHref: string | null
  /** Why the organisations or connectors could not be loaded, with a retry. */
  failure?: LoadErrorProps | undefined
  user: NavPerson
  onLogOut: () => void
}

export type SideNavProps = Navigation & {
  /** Next to the page, 248 or 64 px wide, or as the sheet of a phone. */
  form: 'expanded' | 'collapsed' | 'sheet'
  /** Expands, collapses or, for a sheet, closes. */
  onToggle: () => void
  /** Called when a link is followed, which closes the sheet. */
  onFollow?: () => void
}

/** The main navigation. */
export function SideNav({ form, onToggle, onFollow, ...navigation }: SideNavProps) {
  const collapsed = form === 'collapsed'
  const toggle = <Toggle form={form} {...useToggleFocus(form, onToggle)} />
  return (
    <nav className={css.nav[form]} aria-label={shellText.main}>
      <Inline justifyContent="space-between" flex="none" className={css.top}>
        <Anchor
          href={navigation.homeHref}
          className={css.brand}
          aria-label={shellText.tributaryHome}
          onClick={onFollow}
        >
          <Logo form={collapsed ? 'mark' : 'full'} />
        </Anchor>
        {!collapsed && toggle}
      </Inline>
      <Places {...navigation} collapsed={collapsed} onFollow={onFollow} />
      <NavUser
        user={navigation.user}
        profileHref={navigation.profileHref}
        current={navigation.profileHref === navigation.currentHref}
        collapsed={collapsed}
        expandButton={collapsed && toggle}
        onFollow={onFollow}
        onLogOut={navigation.onLogOut}
      />
    </nav>
  )
}

type PlacesProps = Navigation & { collapsed: boolean; onFollow: (() => void) | undefined }

function Places({ collapsed, onFollow, ...navigation }: PlacesProps) {
  const { homeHref, allConnectorsHref, adminHref, currentHref, connectorTypes } = navigation
  const { organisations, failure, palette } = navigation
  const shared = { collapsed, onFollow }
  const places = useRef<HTMLDivElement>(null)
  const focusFirst = () => places.current?.querySelector<HTMLElement>('a')?.focus()
  return (
    <div ref={places} className={css.scroll}>
      {(organisations || !failure) && (
        <OrganisationMenu {...organisationsOf(navigation)} collapsed={collapsed} />
      )}
      {palette && <PaletteButton {...palette} onOpen={() => openInstead(palette, onFollow)} />}
      <div className={css.group}>
        <NavLink
          {...shared}
          href={homeHref}
          icon={House}
          label={shellText.home}
          current={homeHref === currentHref}
        />
        {allConnectorsHref && (
          <NavLink
            {...shared}
            href={allConnectorsHref}
            icon={Plug}
            label={shellText.allConnectors}
            current={allConnectorsHref === currentHref}
          />
        )}
        {adminHref && (
          <NavLink
            {...shared}
            href={adminHref}
            icon={Shield}
            label={shellText.admin}
            current={adminHref === currentHref}
            waiting={navigation.adminWaiting}
          />
        )}
      </div>
      {connectorTypes.length > 0 && (
        <ConnectorGroup collapsed={collapsed}>
          <Streams
            {...shared}
            types={connectorTypes}
            hrefOf={navigation.connectorHref}
            failingTypes={navigation.failingTypes}
            currentHref={currentHref}
          />
        </ConnectorGroup>
      )}
      {failure && (
        <PassFocus to={focusFirst}>
          <Failure {...failure} collapsed={collapsed} />
        </PassFocus>
      )}
    </div>
  )
}

/** Closes the phone's sheet before the palette opens. */
function openInstead(palette: PaletteButtonProps, close: (() => void) | undefined) {
  close?.()
  palette.onOpen()
}

const organisationsOf = ({ organisations, selectedOrganisation, onSelectOrganisation }: Navigation) => ({
  organisations,
  selectedOrganisation,
  onSelectOrganisation,
})

function ConnectorGroup({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  const label = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={css.group}
      role="group"
      {...(collapsed ? { 'aria-label': shellText.connectors } : { 'aria-labelledby': label })}
    >
      {!collapsed && (
        <Inline
          paddingY={0}
          paddingX={2}
          size="xs"
          color="secondary"
          fontWeight="medium"
          id={label}
          className={css.groupLabel}
        >
          {shellText.connectors}
        </Inline>
      )}
      {children}
    </div>
  )
}

function Failure({ collapsed, ...failure }: LoadErrorProps & { collapsed: boolean }) {
  const { message, onRetry, retrying } = failure
  return (
    <div className={css.failure}>
      {collapsed ? (
        <IconButton
          icon={RotateCw}
          aria-label={shellText.tryAgain}
          title={message}
          loading={retrying ?? false}
          onClick={onRetry}
        />
      ) : (
        <LoadError things={shellText.theNavigation} {...failure} />
      )}
    </div>
  )
}

const toggles = {
  expanded: {
    icon: PanelLeftClose,
    get label() {
      return shellText.collapseNavigation
    },
    expanded: true,
  },
  collapsed: {
    icon: PanelLeftOpen,
    get label() {
      return shellText.expandNavigation
    },
    expanded: false,
  },
  sheet: {
    icon: X,
    get label() {
      return shellText.closeMenu
    },
    expanded: undefined,
  },
} as const

/** The toggle moves when the navigation collapses, so the focus follows it. */
function useToggleFocus(form: SideNavProps['form'], onToggle: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of form is the occasion
  useEffect(() => {
    if (pressed.current) button.current?.focus()
    pressed.current = false
  }, [form])
  const press = () => {
    pressed.current = true
    onToggle()
  }
  return { button, onToggle: press }
}

type ToggleProps = Pick<SideNavProps, 'form' | 'onToggle'> & { button: Ref<HTMLButtonElement> }

function Toggle({ form, onToggle, button }: ToggleProps) {
  const { icon, label, expanded } = toggles[form]
  return (
    <IconButton ref={button} icon={icon} aria-label={label} aria-expanded={expanded} onClick={onToggle} />
  )
}
