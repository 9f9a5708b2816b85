import type { Ability, SessionUser } from '@tributary/domain'
import type { ComponentType } from 'react'
import type { PageProps } from '../page/page-props.ts'

/** Who may open an address: anyone, every signed-in user, or users with an ability. */
export type Admission = 'anyone' | 'signed-in' | Ability

/** The part of the portal an address belongs to. It decides the top bar. */
export type Section = 'session' | 'home' | 'profile' | 'admin' | 'excel' | 'connectors'

type RouteTo<Path extends string> = {
  title: string
  section: Section
  admission: Admission
  /** The connector type of the page, if its path has no parameter for it. */
  connectorType?: string
  /** The page whose dialog this address opens. That page and its focus stay as they are. */
  dialogOver?: Path
  /** Redirects a signed-in user, unless the address has a message to show. */
  redirectsSignedIn?: true
  /** A signed-out address that sign-in returns to, because the page is also for signed-in users. */
  returnsHere?: true
  /** The page is the same whether or not its reader is signed in. */
  sameForAnyone?: true
  /** The page is a list or a matrix and uses the width of large windows. */
  wide?: true
  /** The page shows only its name, so the palette does not offer it. */
  placeholder?: true
} & ({ screen: ComponentType<PageProps> } | { redirect: (user: SessionUser) => string })

/** One address of the portal: its screen, or where it redirects. */
export type Route = RouteTo<string>

/** Routes by their path. The first that matches an address counts. */
export type Routes<Path extends string = string> = Readonly<Record<Path, RouteTo<Path>>>

/** Checks a route table: a path without a screen or a redirect does not compile. */
export const defineRoutes = <Path extends string>(
  routes: Readonly<Record<Path, RouteTo<NoInfer<Path>>>>,
): Routes<Path> => routes
