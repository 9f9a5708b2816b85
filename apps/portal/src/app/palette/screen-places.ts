import type { PalettePicture } from '@tributary/ui'
import { type PortalRoute, routeTable, type Section } from '../route-table.ts'
import type { Place } from './places.ts'

type Look = { picture: PalettePicture; hint?: string }

const looks: Record<Exclude<Section, 'session'>, Look> = {
  home: { picture: { icon: 'home' } },
  profile: { picture: { icon: 'profile' } },
  admin: { picture: { icon: 'admin' }, hint: 'Admin' },
  excel: { picture: { connectorType: 'excel' }, hint: 'Excel' },
  connectors: { picture: { icon: 'connectors' } },
}

/** Addresses whose page says no more than their name. */
const placeholders = new Set(['/excel/entity-users', '/excel/helper-table-users', '/excel/subarea-areas'])

function placeOf({ path, title, section }: PortalRoute): Place[] {
  const listed = section !== 'session' && !path.includes(':') && !placeholders.has(path)
  if (!listed) return []
  const look = path === '/connectors' ? looks.connectors : looks[section]
  return [{ id: path, name: title, href: path, ...look }]
}

/** Every screen with an address of its own, for whoever may open it. */
export const screenPlaces: readonly Place[] = routeTable.flatMap(placeOf)
