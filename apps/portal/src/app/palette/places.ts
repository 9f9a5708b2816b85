import type { SessionUser } from '@tributary/domain'
import type { PaletteItem } from '@tributary/ui'
import type { Parser } from 'wouter'
import type { RequestedAction } from '../../page/requested-action.ts'
import { admits } from '../admits.ts'
import { findRoute } from '../find-route.ts'
import { routes } from '../routes.ts'
import { shownRoute } from '../shown-route.ts'

/** Something of the palette that leads to an address. */
export type Place = Omit<PaletteItem, 'run'> & {
  href: string
  /** What is to be done there. */
  asks?: RequestedAction
}

type Destination = Pick<Place, 'href' | 'asks'>

/** Whether an address has a page, a finished one, that this person may open: what a direct visit would refuse is no place. */
export function mayOpen(parser: Parser, user: SessionUser, href: string): boolean {
  const found = findRoute(routes, parser, href.split('?')[0] ?? '')
  if (!found || found.route.admission === 'anyone' || 'redirect' in found.route) return false
  return shownRoute(found, user)?.route === found.route && admits(found, user)
}

/** What makes items of places: those one may not open are left out. */
export const itemsOf =
  (parser: Parser, user: SessionUser, go: (destination: Destination) => void) =>
  (places: readonly Place[]): PaletteItem[] =>
    places
      .filter(({ href }) => mayOpen(parser, user, href))
      .map(({ href, asks, ...item }) => ({ ...item, run: () => go({ href, ...(asks && { asks }) }) }))
