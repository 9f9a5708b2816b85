import { type Id, isExcel } from '@tributary/domain'

const segment = (type: string): string => encodeURIComponent(type.toLowerCase())

/** The page with the refreshes of a connector type. */
const connectorDashboard = (type: string): string => `/connectors/${segment(type)}/refresh`

/** The page a connector type opens: its refreshes, or the areas for Excel. */
export const connectorHome = (type: string): string =>
  isExcel(type) ? '/excel/areas' : connectorDashboard(type)

/** The page with the database credentials of an organisation, which Excel connectors write with. */
export const databaseCredentials = '/excel/table-synchronisation'

/** The management page of a connector type. */
export const connectorManagement = (type: string): string => `/connectors/${segment(type)}/manage`

/** The editor of a connector. */
export const connectorEditor = (type: string, id: Id): string =>
  `${connectorManagement(type)}?edit=${encodeURIComponent(id)}`

/** The list of the custom sources. */
export const sourcesPath = '/connectors/custom/sources'

/** The editor of a new connector that reads a custom source. */
export const connectSourcePath = (sourceId: string): string =>
  `${connectorManagement('custom')}?new=true&source=${encodeURIComponent(sourceId)}`

/** The address that sets up an available type: its provider, or the management page. */
export const connectorSetUp = (
  type: { type: string; requiresAuthorisation: boolean },
  organisationId: Id,
): string =>
  type.requiresAuthorisation
    ? `/backend/authorise/${segment(type.type)}?state=${encodeURIComponent(organisationId)}`
    : `${connectorManagement(type.type)}?new=true`

/** The id of the list of types on Home that the organisation does not use yet. */
export const availableConnectors = 'available-connectors'

/** The list of all connectors. */
export const connectorList = '/connectors?view=list'

/** The card of a connector on the page of its type. */
export const connectorCard = (type: string, name: string): string =>
  `${connectorDashboard(type)}?search=${encodeURIComponent(name.toLowerCase())}`

/** The card of a connector, with what fixes it or its history above it. */
export const connectorSheet = (
  type: string,
  { id, name }: { id: Id; name: string },
  sheet: 'fix' | 'history',
) => `${connectorCard(type, name)}&${sheet}=${encodeURIComponent(id)}`
