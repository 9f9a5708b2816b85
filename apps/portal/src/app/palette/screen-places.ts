import { typeTitle } from '@tributary/sdk/connectors'
import type { PalettePicture } from '@tributary/ui'
import { connectorList } from '../../connectors/connector-paths.ts'
import { connectorsText } from '../../connectors/connectors.messages.ts'
import type { Route, Section } from '../define-routes.ts'
import { routes } from '../routes.ts'
import { paletteText } from './palette.messages.ts'
import type { Place } from './places.ts'

type Look = { picture: PalettePicture; hint?: string }

const looks: Record<Exclude<Section, 'session'>, Look> = {
  home: { picture: { icon: 'home' } },
  profile: { picture: { icon: 'profile' } },
  admin: {
    picture: { icon: 'admin' },
    get hint() {
      return paletteText.admin
    },
  },
  excel: { picture: { connectorType: 'excel' }, hint: 'Excel' },
  connectors: { picture: { icon: 'connectors' } },
}

const lookOf = (connectorType: string): Look => ({
  picture: { connectorType },
  hint: typeTitle(connectorType),
})

function placeOf([path, { title, section, placeholder, connectorType }]: [string, Route]): Place[] {
  const listed = section !== 'session' && !path.includes(':') && !placeholder
  if (!listed) return []
  const look = connectorType
    ? lookOf(connectorType)
    : path === '/connectors'
      ? looks.connectors
      : looks[section]
  return [{ id: path, name: title, href: path, ...look }]
}

/** The list of all connectors, which has its address in common with the connector home. */
const list: Place = {
  id: connectorList,
  get name() {
    return connectorsText.allConnectors
  },
  href: connectorList,
  ...looks.connectors,
}

/** Every screen whose address has no parameter, and the list of all connectors. */
export const screenPlaces: readonly Place[] = [...Object.entries(routes).flatMap(placeOf), list]
