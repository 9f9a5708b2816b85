import { type Id, isExcel } from '@tributary/domain'

const segment = (type: string): string => encodeURIComponent(type.toLowerCase())

/** Where a connector type opens: its refresh page, or the areas for Excel (portal spec 2.2). */
export const connectorHome = (type: string): string =>
  isExcel(type) ? '/excel/areas' : `/connectors/${segment(type)}/refresh`

/** The management page of a connector type. */
export const connectorManagement = (type: string): string => `/connectors/${segment(type)}/manage`

/** Where a connector's settings are changed. */
export const connectorEditor = (type: string, id: Id): string =>
  `${connectorManagement(type)}?edit=${encodeURIComponent(id)}`

/** Where an available connector is set up: at the provider, or on the management page (portal spec 2.14). */
export const connectorSetUp = (
  type: { type: string; requiresAuthorisation: boolean },
  organisationId: Id,
): string =>
  type.requiresAuthorisation
    ? `/backend/authorise/${segment(type.type)}?state=${encodeURIComponent(organisationId)}`
    : `${connectorManagement(type.type)}?new=true`
