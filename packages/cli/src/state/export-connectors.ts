import {
  assignedUserIds,
  type ClientConnector,
  CUSTOM_SOURCE,
  isSecretProperty,
  PORTAL_USER,
  propertyOf,
  sameId,
} from '@tributary/domain'
import { sortedByName } from '@tributary/sdk/common'
import { kindFor, typeOf, valueForFile } from './connector-kinds.ts'
import type { Current } from './read-current.ts'
import type { SecretReference, WantedConnector } from './state-file.ts'

/** Returns the connectors as a file describes them, without a single secret. */
export const exportConnectors = (current: Current): WantedConnector[] =>
  sortedByName(current.connectors).map((connector) => exportConnector(current, connector))

/** Returns one connector as a file describes it. */
export function exportConnector(current: Current, connector: ClientConnector): WantedConnector {
  const { name, originalName, key, schedule, pausedAt } = connector
  const users = usersOf(current, connector)
  const properties = exportProperties(current, connector)
  return {
    name,
    type: typeOf(current, connector),
    key,
    ...(originalName !== name && { originalName }),
    ...(schedule && { schedule }),
    ...(pausedAt && { paused: true }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(users.length > 0 && { users }),
  }
}

type Property = [name: string, value: string | SecretReference]

function exportProperties(current: Current, connector: ClientConnector) {
  const kind = kindOfConnector(current, connector)
  const rows = connector.properties.flatMap(({ name, value }): Property[] => {
    const spec = propertyOf(kind, name)
    if (name === PORTAL_USER || !spec || spec.managed) return []
    if (isSecretProperty(kind, name)) return [[name, { fromEnv: variableFor(connector.key, name) }]]
    return value === '' ? [] : [[name, valueForFile(current, name, value)]]
  })
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the kind of an existing connector. */
export const kindOfConnector = (current: Current, connector: ClientConnector) =>
  kindFor(
    current,
    typeOf(current, connector),
    connector.properties.find(({ name }) => name === CUSTOM_SOURCE)?.value,
  )

/** Returns the variable of a secret, e.g. `TRIBUTARY_WAREHOUSE_FILES_FTP_PASSWORD`. */
const variableFor = (key: string, property: string): string =>
  `TRIBUTARY_${key}_${property}`.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')

/** The addresses of the users, in order. A user who has left the organisation is left out. */
const usersOf = ({ users }: Current, connector: ClientConnector): string[] =>
  assignedUserIds(connector)
    .flatMap((id) => users.find((user) => sameId(user.id, id))?.emailAddress ?? [])
    .toSorted()
