import type { SessionUser } from '@tributary/domain'
import type { PaletteItem } from '@tributary/ui'
import type { Parser } from 'wouter'
import type { RequestedAction } from '../../page/requested-action.ts'
import { admits } from '../admits.ts'
import { findRoute } from '../find-route.ts'
import { routes } from '../routes.ts'
import { shownRoute } from '../shown-route.ts'

/** An item of the palette that leads to an address. */
export type Place = Omit<PaletteItem, 'run'> & {
  href: string
  /** The action to start there. */
  asks?: RequestedAction
}

type Destination = Pick<Place, 'href' | 'asks'>

/** Whether an address shows a page that this user may open. */
export function mayOpen(parser: Parser, user: SessionUser, href: string): boolean {
  const found = findRoute(routes, parser, href.split('?')[0] ?? '')
  if (!found || found.route.admission === 'anyone' || 'redirect' in found.route) return false
  return shownRoute(found, user)?.route === found.route && admits(found, user)
}

/** Turns places into palette items, without those the user may not open. */
export const itemsOf =
  (parser: Parser, user: SessionUser, go: (destination: Destination) => void) =>
  (places: readonly Place[]): PaletteItem[] =>
    places
      .filter(({ href }) => mayOpen(parser, user, href))
      .map(({ href, asks, ...item }) => ({ ...item, run: () => go({ href, ...(asks && { asks }) }) }))
